import { expect, test } from "vitest";
import { site } from "#site.config.ts";
import { type Feed, feedHtml, feedPath } from "#src/feeds/feed.ts";
import { jsonFeed } from "#src/feeds/json-feed.ts";
import { rss } from "#src/feeds/rss.ts";
import { defaultLanguage, locales } from "#src/languages.ts";
import { secondLanguage } from "#tests/spoken.ts";

const feed: Feed = {
  language: secondLanguage,
  title: "Sample",
  description: "Tips & News",
  home: `${site.url}/second/blog`,
  items: [
    {
      url: `${site.url}/second/blog/seven`,
      title: "Cakes < 40 & more",
      summary: "A “short” summary",
      html: '<p>Costs &lt; 40 €</p><a href="https://example.org/">x</a>',
      date: "2024-03-05",
      updated: "2026-11-02",
      author: "Camille Orsini",
      category: "AI & Tools",
    },
  ],
};

test("the default language's feeds are at the root, the others under their prefix", () => {
  expect(feedPath("rss.xml", defaultLanguage)).toBe("/rss.xml");
  expect(feedPath("feed.json", secondLanguage)).toBe(`/${secondLanguage}/feed.json`);
});

test("a feed's HTML has absolute URLs and no inline styles", () => {
  const html =
    '<a href="/contact">a</a><a href="https://example.org/x">b</a><td style="text-align: right">1</td>';
  expect(feedHtml(html)).toBe(
    `<a href="${site.url}/contact">a</a><a href="https://example.org/x">b</a><td>1</td>`,
  );
});

test("RSS escapes text, uses RFC 822 dates and names its own URL", () => {
  const xml = rss(feed);
  expect(xml).toContain("<title>Cakes &lt; 40 &amp; more</title>");
  expect(xml).toContain("<content:encoded>&lt;p&gt;Costs &amp;lt; 40 €&lt;/p&gt;");
  expect(xml).toContain("<pubDate>Tue, 05 Mar 2024 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<atom:updated>2026-11-02T00:00:00.000Z</atom:updated>");
  expect(xml).toContain("<lastBuildDate>Mon, 02 Nov 2026 00:00:00 GMT</lastBuildDate>");
  expect(xml).toContain(`<atom:link href="${site.url}/${secondLanguage}/rss.xml" rel="self"`);
  expect(xml).toContain(`<language>${locales[secondLanguage].toLowerCase()}</language>`);
});

test("an RSS feed without articles is valid", () => {
  expect(rss({ ...feed, items: [] })).toContain("</channel>");
});

test("a JSON Feed has everything that version 1.1 requires, and the full text", () => {
  const json: unknown = JSON.parse(jsonFeed(feed));
  expect(json).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: `${site.url}/${secondLanguage}/feed.json`,
    language: locales[secondLanguage],
    items: [
      {
        id: `${site.url}/second/blog/seven`,
        content_html: feed.items[0]?.html,
        date_published: "2024-03-05T00:00:00.000Z",
        date_modified: "2026-11-02T00:00:00.000Z",
        authors: [{ name: "Camille Orsini" }],
      },
    ],
  });
});
