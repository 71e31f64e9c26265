import type { APIRoute } from "astro";
import { type SitePage, sitePages } from "#site/content/pages/site-pages.ts";
import { alternatesOf, urlOf } from "#site/head/page-head.ts";

export const GET: APIRoute = async () =>
  new Response(sitemapXml(await sitePages()), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });

/** A page without a known date of change gets no `lastmod`: search engines stop trusting dates that are wrong. */
function sitemapXml(pages: SitePage[]): string {
  const entries = pages.map(({ path, paths, updated }) =>
    [
      "<url>",
      `<loc>${urlOf(path)}</loc>`,
      ...(updated ? [`<lastmod>${updated}</lastmod>`] : []),
      ...alternatesOf(paths).map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      ),
      "</url>",
    ].join("\n"),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
