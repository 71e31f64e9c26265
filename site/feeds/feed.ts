import { site } from "#contract/facts/site.ts";
import type { Language } from "#contract/languages.ts";
import { pathIn } from "#contract/routes.ts";
import type { FeedLink } from "#site/head/page-head.ts";

/** Path of a language's feed: `/rss.xml`, `/en/rss.xml`. */
export function feedPath(language: Language): string {
  return pathIn(language, "rss.xml");
}

/** A language's feed, as announced on every page. */
export function feedOf(language: Language, listTitle: string): FeedLink {
  return { type: "application/rss+xml", title: `${site.brand} – ${listTitle}`, path: feedPath(language) };
}
