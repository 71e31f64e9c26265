import type { APIRoute } from "astro";
import { sitePages } from "#src/content/site-pages.ts";
import { sitemapIndex, sitemapParts, sitemapXml } from "#src/feeds/sitemap.ts";

export const GET: APIRoute = async () => {
  const pages = await sitePages();
  const parts = sitemapParts(pages);
  return new Response(parts > 1 ? sitemapIndex(parts) : sitemapXml(pages), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
};
