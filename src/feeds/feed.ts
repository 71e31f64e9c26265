import { site } from "#site.config.ts";
import { addressOf, type FeedLink } from "#src/head/page-head.ts";
import { defaultLanguage, type Language } from "#src/languages.ts";

/** What feed readers get, before it is written in one of their formats. */
export interface Feed {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Full address of the list the feed belongs to. */
  readonly home: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Full address of the article; it also identifies it. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** The whole text as HTML with full addresses. */
  readonly html: string;
  /** Day of publication, `2024-01-31`. */
  readonly date: string;
  /** Day of its last change. */
  readonly updated: string;
  readonly author: string;
  readonly category: string;
}

export type FeedFile = "rss.xml" | "feed.json";

/** Path of a language's feed: `/rss.xml`, `/en/rss.xml`. */
export function feedPath(file: FeedFile, language: Language): string {
  return language === defaultLanguage ? `/${file}` : `/${language}/${file}`;
}

/** A language's feeds as every page announces them. */
export function feedsOf(language: Language, listTitle: string): readonly FeedLink[] {
  const title = feedTitle(listTitle);
  return [
    { type: "application/rss+xml", title, path: feedPath("rss.xml", language) },
    { type: "application/feed+json", title, path: feedPath("feed.json", language) },
  ];
}

/** Gives the links of a text the site's full address, and drops the inline styles no reader needs. */
export function standAlone(html: string): string {
  return html
    .replace(/ (href|src)="(\/[^"]*)"/g, (_attribute, name, path) => ` ${name}="${addressOf(path)}"`)
    .replace(/ style="[^"]*"/g, "");
}

/** The feed's title, the same in every format. */
export function feedTitle(listTitle: string): string {
  return `${site.brand} – ${listTitle}`;
}
