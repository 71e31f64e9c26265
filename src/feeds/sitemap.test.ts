import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { site } from "#site.config.ts";
import { lastChangeOf, sitemapIndex, sitemapParts, sitemapXml } from "#src/feeds/sitemap.ts";
import { defaultLanguage, hreflangsOf, languages, localize } from "#src/languages.ts";
import { pathOf, pathsOf, slugPathOf } from "#src/routes.ts";

const article = (slug: string, updated: string) =>
  ({
    route: "article",
    paths: localize((language) => slugPathOf("article", language, slug)),
    updated,
  }) as const;
const blog = { route: "blog", paths: pathsOf("blog") } as const;
const pages = [blog, article("a", "2024-03-05"), article("b", "2024-09-01")];

test("each page is listed once per language, with all its translations", () => {
  const document = parse(sitemapXml(pages));
  const entries = document.querySelectorAll("url");
  expect(entries).toHaveLength(pages.length * languages.length);
  for (const entry of entries) {
    const announced = entry.querySelectorAll("xhtml\\:link").map((link) => link.getAttribute("hreflang"));
    expect(announced.sort()).toEqual([...languages.flatMap(hreflangsOf), "x-default"].sort());
    expect(entry.querySelector('[hreflang="x-default"]')?.getAttribute("href")).toContain(
      site.url + pathOf("blog", defaultLanguage),
    );
  }
});

test("a list has the date of the newest page it lists", () => {
  expect(lastChangeOf(blog, pages)).toBe("2024-09-01");
});

test("a page without a known date has no lastmod", () => {
  const contact = { route: "contact", paths: pathsOf("contact") } as const;
  expect(sitemapXml([contact])).not.toContain("lastmod");
  expect(lastChangeOf({ ...contact, route: "home" }, pages)).toBeUndefined();
});

test("a small site needs one file; a larger one has an index of its files", () => {
  expect(sitemapParts(pages)).toBe(1);
  const many = Array.from({ length: 20_000 }, (_, index) => article(`a-${index}`, "2024-03-05"));
  const parts = sitemapParts(many);
  expect(parts).toBeGreaterThan(1);
  const files = Array.from({ length: parts }, (_, index) => sitemapXml(many, index + 1));
  expect(Array.from(sitemapIndex(parts).matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)).toEqual(
    files.map((_, index) => `${site.url}/sitemap-${index + 1}.xml`),
  );
  const addresses = files.flatMap((file) => {
    const found = Array.from(file.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
    expect(found.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(file)).toBeLessThan(50_000_000);
    return found;
  });
  expect(addresses).toHaveLength(many.length * languages.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});
