import { expect, test } from "vitest";
import { site } from "#site.config.ts";
import { type Feed, feedHtml } from "#src/feeds/feed.ts";
import { rss } from "#src/feeds/rss.ts";
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

test("a feed's HTML has absolute URLs and no inline styles", () => {
  const html =
    '<a href="/contact">a</a><a href="https://example.org/x">b</a><td style="text-align: right">1</td>';
  expect(feedHtml(html)).toBe(
    `<a href="${site.url}/contact">a</a><a href="https://example.org/x">b</a><td>1</td>`,
  );
});

test("an RSS feed without articles is valid", () => {
  expect(rss({ ...feed, items: [] })).toContain("</channel>");
});
