import type { APIRoute } from "astro";
import { squareLogo } from "#site/feeds/logo-drawing.ts";

export const GET: APIRoute = () =>
  new Response(squareLogo(1), { headers: { "content-type": "image/svg+xml" } });
