import { site } from "#site.config.ts";
import type { FeedLink } from "#src/head/page-head.ts";
import type { Language } from "#src/languages.ts";
import { pathIn } from "#src/routes.ts";

/** Path of a language's feed: `/rss.xml`, `/en/rss.xml`. */
export function feedPath(language: Language): string {
  return pathIn(language, "rss.xml");
}

/** A language's feed, as announced on every page. */
export function feedOf(language: Language, listTitle: string): FeedLink {
  return { type: "application/rss+xml", title: `${site.brand} – ${listTitle}`, path: feedPath(language) };
}
