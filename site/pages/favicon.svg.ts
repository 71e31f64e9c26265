import type { APIRoute } from "astro";
import { squareMark } from "#site/feeds/mark-drawing.ts";

export const GET: APIRoute = () =>
  new Response(squareMark(1), { headers: { "content-type": "image/svg+xml" } });
