import { parentOf } from "#src/head/breadcrumbs.ts";
import { addressOf, alternatesOf } from "#src/head/page-head.ts";
import { languages } from "#src/languages.ts";
import type { SitePage } from "#src/library/site-index.ts";

type Listed = Pick<SitePage, "route" | "paths" | "updated">;

/**
 * The sitemap protocol's file: every page once per language, with its translations. A page whose content
 * does not know when it changed says nothing about it: search engines stop trusting dates that are not true.
 */
export function sitemapXml(pages: readonly Listed[]): string {
  const entries = pages.flatMap((page) => {
    const changed = changeOf(page, pages);
    const alternates = alternatesOf(page.paths)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
      .join("\n");
    return languages.map((language) =>
      [
        "<url>",
        `<loc>${addressOf(page.paths[language])}</loc>`,
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
  return pages
    .filter((page) => parentOf(page.route) === route)
    .flatMap((page) => page.updated ?? [])
    .sort()
    .at(-1);
}
