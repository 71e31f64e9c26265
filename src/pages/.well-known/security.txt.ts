import type { APIRoute } from "astro";
import { security } from "#src/feeds/security.ts";

export const GET: APIRoute = () =>
  new Response(security, { headers: { "content-type": "text/plain; charset=utf-8" } });
