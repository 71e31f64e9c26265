import type { APIRoute } from "astro";
import { sitePages } from "#site/content/site-pages.ts";
import { sitemapXml } from "#site/feeds/sitemap.ts";

export const GET: APIRoute = async () =>
  new Response(sitemapXml(await sitePages()), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
