import type { APIRoute } from "astro";
import { urlOf } from "#site/head/page-head.ts";

/** Everything may be read but the contact endpoint, which is not a page. */
const text = `User-agent: *
Allow: /
Disallow: /functions/

Sitemap: ${urlOf("/sitemap.xml")}
`;

export const GET: APIRoute = () =>
  new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
