import type { APIRoute } from "astro";
import { humans } from "#src/feeds/humans.ts";

export const GET: APIRoute = () =>
  new Response(humans, { headers: { "content-type": "text/plain; charset=utf-8" } });
