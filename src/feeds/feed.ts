import { site } from "#site.config.ts";
import { type FeedLink, urlOf } from "#src/head/page-head.ts";
import type { Language } from "#src/languages.ts";
import { pathIn } from "#src/routes.ts";

export interface Feed {
  language: Language;
  title: string;
  description: string;
  /** Absolute URL of the list the feed belongs to. */
  home: string;
  items: FeedItem[];
}

export interface FeedItem {
  /** Absolute URL of the article; also its id. */
  url: string;
  title: string;
  summary: string;
  /** The whole text as HTML with absolute URLs. */
  html: string;
  date: string;
  updated: string;
  author: string;
  category: string;
}

/** Path of a language's feed: `/rss.xml`, `/en/rss.xml`. */
export function feedPath(language: Language): string {
  return pathIn(language, "rss.xml");
}

/** A language's feed, as announced on every page. */
export function feedOf(language: Language, listTitle: string): FeedLink {
  return { type: "application/rss+xml", title: feedTitle(listTitle), path: feedPath(language) };
}

/** Makes the URLs in a text absolute and removes inline styles, which feed readers do not need. */
export function feedHtml(html: string): string {
  return html
    .replace(/ (href|src)="(\/[^"]*)"/g, (_attribute, name, path) => ` ${name}="${urlOf(path)}"`)
    .replace(/ style="[^"]*"/g, "");
}

export function feedTitle(listTitle: string): string {
  return `${site.brand} – ${listTitle}`;
}
