import type { APIRoute } from "astro";
import { sitemapXml } from "#src/feeds/sitemap.ts";
import { sitePages } from "#src/library/site-index.ts";

export const GET: APIRoute = async () =>
  new Response(sitemapXml(await sitePages()), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
