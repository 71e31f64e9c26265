import type { SitePage } from "#src/content/site-pages.ts";
import { parentOf } from "#src/head/breadcrumbs.ts";
import { alternatesOf, urlOf } from "#src/head/page-head.ts";
import { routeKeys } from "#src/routes.ts";

type Listed = Pick<SitePage, "route" | "paths" | "updated">;

/** A page without a known date of change gets no `lastmod`: search engines stop trusting dates that are wrong. */
export function sitemapXml(pages: Listed[]): string {
  const entries = pages.flatMap((page) => {
    const changed = lastChangeOf(page, pages);
    const alternates = alternatesOf(page.paths)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join("\n");
    return Object.values(page.paths).map((path) =>
      [
        "<url>",
        `<loc>${urlOf(path)}</loc>`,
        ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
        alternates,
        "</url>",
      ].join("\n"),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

/** Date of a page's last change; a list changes with the newest page it lists. */
function lastChangeOf({ route, updated }: Listed, pages: Listed[]): string | undefined {
  if (updated || route === "home") return updated;
  const below = new Set(routeKeys.filter((key) => parentOf(key) === route));
  return pages
    .filter((page) => below.has(page.route))
    .flatMap((page) => page.updated ?? [])
    .sort()
    .at(-1);
}
