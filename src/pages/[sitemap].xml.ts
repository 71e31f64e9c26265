import type { APIRoute, InferGetStaticPropsType } from "astro";
import { sitePages } from "#src/content/site-pages.ts";
import { sitemapParts, sitemapXml } from "#src/feeds/sitemap.ts";

export const getStaticPaths = async () => {
  const parts = sitemapParts(await sitePages());
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  return parts > 1
    ? numbers.map((part) => ({ params: { sitemap: `sitemap-${part}` }, props: { part } }))
    : [];
};

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(sitemapXml(await sitePages(), props.part), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
