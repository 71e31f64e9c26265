import type { APIRoute } from "astro";
import { securityTxt } from "#site/feeds/security.ts";

export const GET: APIRoute = () =>
  new Response(securityTxt, { headers: { "content-type": "text/plain; charset=utf-8" } });
