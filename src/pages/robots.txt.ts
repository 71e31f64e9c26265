import type { APIRoute } from "astro";
import { robots } from "#src/feeds/robots.ts";

export const GET: APIRoute = () =>
  new Response(robots, { headers: { "content-type": "text/plain; charset=utf-8" } });
