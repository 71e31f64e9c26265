import type { SitePage } from "#src/content/pages.ts";
import { parentOf } from "#src/head/breadcrumbs.ts";
import { addressOf, alternatesOf } from "#src/head/page-head.ts";
import { routeKeys } from "#src/routes.ts";

type Listed = Pick<SitePage, "route" | "paths" | "updated">;

/**
 * Pages in one file, three addresses each. The protocol takes 50,000 addresses and 50 MB; so many with all
 * their translations are half of that.
 */
const pagesPerFile = 7_500;

/** How many files the pages fill. */
export function sitemapParts(pages: readonly Listed[]): number {
  return Math.ceil(pages.length / pagesPerFile);
}

/** The file that names the others, where one does not hold all pages. */
export function sitemapIndex(parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${addressOf(`/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</sitemapindex>
`;
}

/**
 * The sitemap protocol's file: every page of a part once in each of its languages, with its translations. A page whose
 * content does not know when it changed says nothing about it: search engines stop trusting dates that are not
 * true.
 */
export function sitemapXml(pages: readonly Listed[], part = 1): string {
  const entries = pages.slice((part - 1) * pagesPerFile, part * pagesPerFile).flatMap((page) => {
    const changed = changeOf(page, pages);
    const alternates = alternatesOf(page.paths)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join("\n");
    return Object.values(page.paths).map((path) =>
      [
        "<url>",
        `<loc>${addressOf(path)}</loc>`,
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

/** A page's own last change; a list changes with the newest page it lists. */
export function changeOf({ route, updated }: Listed, pages: readonly Listed[]): string | undefined {
  if (updated || route === "home") return updated;
  const below = new Set(routeKeys.filter((key) => parentOf(key) === route));
  return pages
    .filter((page) => below.has(page.route))
    .flatMap((page) => page.updated ?? [])
    .sort()
    .at(-1);
}
