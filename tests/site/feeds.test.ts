// @vitest-environment jsdom
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { languages, locales } from "#contract/languages/languages.ts";
import { hasPage, pathOf } from "#contract/routes/addresses.ts";
import { site } from "#data/contract/facts/site.ts";
import { feedPath } from "#site/content/articles/feed.ts";
import { builtFolder, metaOf, pagesUnder } from "#tests/support/built-site.ts";

/** RFC 822 date with a four-digit year, as RSS 2.0 requires. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const addressOf = (path: string) => new URL(path, site.url).href;

/** Words of HTML without what feeds leave out: the figure, and the other currencies of its prices. */
function wordsOf(html: string): string[] {
  const text = parse(html);
  for (const part of text.querySelectorAll("figure, [data-amount] + [data-amount]")) part.remove();
  return text.structuredText.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const withBlog = languages.filter((language) => hasPage("blog", language));

/** The text of an element's only child of that name. */
function textOf(element: Element, name: string): string {
  const [child, ...more] = [...element.children].filter(({ tagName }) => tagName === name);
  expect(more).toEqual([]);
  return child?.textContent ?? "";
}

test.skipIf(withBlog.length === 0).each(withBlog.length > 0 ? withBlog : languages)(
  "the RSS feed in %s is valid, and has every article in full, the newest first",
  async (language) => {
    const published = "article:published_time";
    const articles = (await pagesUnder("article", language)).toSorted((one, other) =>
      metaOf(other, published).localeCompare(metaOf(one, published)),
    );
    const path = feedPath(language);
    const xml = await readFile(join(builtFolder, path), "utf8");
    const { documentElement: root } = new DOMParser().parseFromString(xml, "text/xml");
    expect(root.querySelector("parsererror")).toBeNull();
    expect(root.getAttribute("version")).toBe("2.0");
    const [channel] = root.children;
    if (!channel) throw new Error("a feed has a channel");
    for (const [name, said] of [
      ["title", site.brand],
      ["link", addressOf(pathOf("blog", language))],
      ["language", locales[language].toLowerCase()],
    ] as const)
      expect(textOf(channel, name)).toContain(said);
    const items = [...channel.getElementsByTagName("item")];
    expect(items.map((item) => textOf(item, "guid"))).toEqual(
      articles.map((article) => addressOf(article.path)),
    );
    for (const [position, article] of articles.entries()) {
      const item = items[position] ?? channel;
      expect(textOf(item, "title")).toBe(article.document.querySelector("h1")?.text.trim());
      expect(textOf(item, "description")).toBe(metaOf(article, "description"));
      expect(textOf(item, "link")).toBe(addressOf(article.path));
      expect(textOf(item, "pubDate")).toMatch(rfc822);
      expect(new Date(textOf(item, "pubDate")).toISOString().slice(0, 10)).toBe(metaOf(article, published));
      for (const name of ["dc:creator", "category"]) expect(textOf(item, name)).not.toBe("");
      const html = textOf(item, "content:encoded");
      const contents = article.document.querySelector("main > article nav");
      expect(wordsOf(html)).toEqual(wordsOf(contents?.nextElementSibling?.innerHTML ?? ""));
      // Nothing that is useless or broken outside the site.
      const outside = parse(html);
      expect(outside.querySelectorAll("script, iframe, form, [style]")).toEqual([]);
      const addresses = outside
        .querySelectorAll("[href], [src], [poster], [srcset]")
        .flatMap((element) => [
          ...["href", "src", "poster"].map((name) => element.getAttribute(name) ?? ""),
          ...(element.getAttribute("srcset") ?? "").split(", "),
        ]);
      expect(
        addresses.filter((address) => address !== "" && !URL.canParse(address.split(" ")[0] ?? "")),
      ).toEqual([]);
    }
  },
);
