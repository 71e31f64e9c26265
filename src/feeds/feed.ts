import { site } from "#site.config.ts";
import { type FeedLink, urlOf } from "#src/head/page-head.ts";
import type { Language } from "#src/languages.ts";
import { pathIn } from "#src/routes.ts";

/** Contents of a feed, independent of its format. */
export interface Feed {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the list the feed belongs to. */
  readonly home: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Absolute URL of the article; also its id. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text as HTML with absolute URLs. */
  readonly html: string;
  /** Date of publication, `2024-01-31`. */
  readonly date: string;
  /** Date of the last change. */
  readonly updated: string;
  readonly author: string;
  readonly category: string;
}

export type FeedFile = "rss.xml" | "feed.json";

/** Path of a language's feed: `/rss.xml`, `/en/rss.xml`. */
export function feedPath(file: FeedFile, language: Language): string {
  return pathIn(language, file);
}

/** A language's feeds, as announced on every page. */
export function feedsOf(language: Language, listTitle: string): readonly FeedLink[] {
  const title = feedTitle(listTitle);
  return [
    { type: "application/rss+xml", title, path: feedPath("rss.xml", language) },
    { type: "application/feed+json", title, path: feedPath("feed.json", language) },
  ];
}

/** Makes the URLs in a text absolute and removes inline styles, which feed readers do not need. */
export function feedHtml(html: string): string {
  return html
    .replace(/ (href|src)="(\/[^"]*)"/g, (_attribute, name, path) => ` ${name}="${urlOf(path)}"`)
    .replace(/ style="[^"]*"/g, "");
}

/** Title of the feed, the same in every format. */
export function feedTitle(listTitle: string): string {
  return `${site.brand} – ${listTitle}`;
}
