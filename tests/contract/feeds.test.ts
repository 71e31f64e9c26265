import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { site } from "#site.config.ts";
import { feedPath } from "#src/feeds/feed.ts";
import { withoutJoiners } from "#src/formats/typeset.ts";
import { languages, locales } from "#src/languages.ts";
import { addressesOf, pathOf } from "#src/routes.ts";
import { builtPages, siteFolder } from "#tests/contract/built-site.ts";
import { addressesOfArticle, writtenArticles, writtenArticlesIn } from "#tests/contract/written-articles.ts";
import { childrenOf, parseXml, textOf } from "#tests/contract/xml.ts";

/** RFC 822 date with a four-digit year, as RSS 2.0 requires. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const written = (await writtenArticles()).toSorted((one, other) => other.date.localeCompare(one.date));
const pages = await builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

const addressOf = (path: string) => new URL(path, site.url).href;
const read = (path: string) => readFile(join(siteFolder, path), "utf8");

/** The words of an article's page without head, table of contents and figure, which feeds leave out. */
function wordsOnPage(path: string): readonly string[] {
  const contents = byPath.get(path)?.document.querySelector("main > article nav");
  return wordsOf(contents?.nextElementSibling?.innerHTML ?? "");
}

function wordsOf(html: string): readonly string[] {
  return parse(html.replace(/<(figure|aside).*?<\/\1>/gs, "")).structuredText.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Markup that is useless or broken outside the site. */
function unfitFor(reader: string, html: string): readonly string[] {
  const text = parse(html);
  const loose = text
    .querySelectorAll("[href], [src]")
    .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
    .filter((address) => !/^(https?:\/\/|mailto:|tel:)/.test(address));
  const live = text.querySelectorAll("script, iframe, form, [style]").map((element) => element.tagName);
  return [...loose, ...live].map((problem) => `${reader}: ${problem}`);
}

describe.each(languages)("in %s", (language) => {
  const articles = writtenArticlesIn(written, language);

  test("the RSS feed is valid RSS 2.0 and names its own URL", async () => {
    const path = feedPath("rss.xml", language);
    const root = parseXml(await read(path));
    expect(root.name).toBe("rss");
    expect(root.attributes).toMatchObject({
      version: "2.0",
      "xmlns:atom": "http://www.w3.org/2005/Atom",
      "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
      "xmlns:dc": "http://purl.org/dc/elements/1.1/",
    });
    const [channel, ...more] = root.children;
    if (channel?.name !== "channel") throw new Error("an RSS document holds a channel");
    expect(more).toEqual([]);
    expect(textOf(channel, "title")).toContain(site.brand);
    expect(textOf(channel, "description")).not.toBe("");
    expect(textOf(channel, "link")).toBe(addressOf(pathOf("blog", language)));
    expect(textOf(channel, "language")).toBe(locales[language].toLowerCase());
    const changes = childrenOf(channel, "lastBuildDate").map(({ text }) => text);
    expect(changes).toEqual(articles.length > 0 ? [expect.stringMatching(rfc822)] : []);
    expect(childrenOf(channel, "atom:link").map(({ attributes }) => attributes)).toEqual([
      { href: addressOf(path), rel: "self", type: "application/rss+xml" },
    ]);
  });

  test("the RSS feed has every article in full, the newest first", async () => {
    const [channel] = parseXml(await read(feedPath("rss.xml", language))).children;
    const items = channel ? childrenOf(channel, "item") : [];
    expect(items).toHaveLength(articles.length);
    for (const [position, item] of items.entries()) {
      const article = articles[position];
      if (!article) throw new Error("more items than articles");
      const { path } = article;
      expect(textOf(item, "title")).toBe(withoutJoiners(article.title[language]));
      expect(textOf(item, "description")).toBe(withoutJoiners(article.excerpt[language]));
      expect(textOf(item, "link")).toBe(addressOf(path));
      // Without isPermaLink="false" a guid must be a URL.
      expect(textOf(item, "guid")).toBe(addressOf(path));
      expect(textOf(item, "pubDate")).toMatch(rfc822);
      expect(new Date(textOf(item, "pubDate")).toISOString().slice(0, 10)).toBe(article.date);
      expect(textOf(item, "atom:updated").slice(0, 10)).toBe(article.updated ?? article.date);
      expect(textOf(item, "dc:creator")).not.toBe("");
      expect(textOf(item, "category")).not.toBe("");
      const html = textOf(item, "content:encoded");
      expect(wordsOf(html)).toEqual(wordsOnPage(path));
      expect(unfitFor(path, html)).toEqual([]);
    }
  });

  test("the JSON feed is a valid JSON Feed 1.1 with the same articles", async () => {
    const path = feedPath("feed.json", language);
    const feed: unknown = JSON.parse(await read(path));
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: expect.stringContaining(site.brand),
      home_page_url: addressOf(pathOf("blog", language)),
      feed_url: addressOf(path),
      language: locales[language],
      items: articles.map((article) => ({
        id: addressOf(article.path),
        url: addressOf(article.path),
        title: withoutJoiners(article.title[language]),
        summary: withoutJoiners(article.excerpt[language]),
        content_html: expect.any(String),
        date_published: expect.stringMatching(rfc3339),
        date_modified: new Date(article.updated ?? article.date).toISOString(),
        authors: [{ name: expect.stringMatching(/./) }],
        tags: [expect.stringMatching(/./)],
      })),
    });
    const { items } = feed as { items: { content_html: string; date_published: string }[] };
    expect(items).toHaveLength(articles.length);
    for (const [position, { content_html: html, date_published: date }] of items.entries()) {
      const article = articles[position];
      expect(date.slice(0, 10)).toBe(article?.date);
      expect(wordsOf(html)).toEqual(wordsOnPage(article?.path ?? ""));
      expect(unfitFor(path, html)).toEqual([]);
    }
  });

  test("both are announced by every page of the blog, and linked from its list", () => {
    const paths = [
      ...addressesOf("blog")
        .filter((address) => address.language === language)
        .map(({ path }) => path),
      ...articles.flatMap((article) => addressesOfArticle(article, language)),
    ];
    const feeds = [feedPath("rss.xml", language), feedPath("feed.json", language)];
    for (const path of paths) {
      const announced = ["application/rss+xml", "application/feed+json"].map((type) =>
        byPath.get(path)?.document.querySelector(`head link[rel="alternate"][type="${type}"]`),
      );
      expect(
        announced.map((link) => link?.getAttribute("href")),
        path,
      ).toEqual(feeds);
      for (const link of announced) expect(link?.getAttribute("title")).toContain(site.brand);
    }
    for (const feed of feeds) {
      const list = byPath.get(pathOf("blog", language))?.document;
      expect(list?.querySelector(`main a[href="${feed}"]`), feed).not.toBeNull();
    }
  });
});
