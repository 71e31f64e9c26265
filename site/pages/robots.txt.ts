import type { APIRoute } from "astro";
import { servicePrefix } from "#contract/schemas/service-paths.ts";
import { urlOf } from "#site/head/page-head.ts";

/** Everything may be read but what the service answers, which is no page. */
const text = `User-agent: *
Allow: /
Disallow: ${servicePrefix}

Sitemap: ${urlOf("/sitemap.xml")}
`;

export const GET: APIRoute = () =>
  new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
