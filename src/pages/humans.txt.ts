import type { APIRoute } from "astro";
import { humansTxt } from "#src/feeds/humans.ts";

export const GET: APIRoute = () =>
  new Response(humansTxt, { headers: { "content-type": "text/plain; charset=utf-8" } });
