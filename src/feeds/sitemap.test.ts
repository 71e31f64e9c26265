import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { site } from "#site.config.ts";
import { changeOf, sitemapXml } from "#src/feeds/sitemap.ts";

const article = (slug: string, updated: string) =>
  ({
    route: "article",
    paths: { fr: `/blog/${slug}`, en: `/en/blog/${slug}`, de: `/de/blog/${slug}` },
    updated,
  }) as const;
const blog = { route: "blog", paths: { fr: "/blog", en: "/en/blog", de: "/de/blog" } } as const;
const pages = [blog, article("a", "2024-03-05"), article("b", "2024-09-01")];

test("each page stands once per language, with all its translations", () => {
  const document = parse(sitemapXml(pages));
  const entries = document.querySelectorAll("url");
  expect(entries).toHaveLength(9);
  for (const entry of entries) {
    expect(entry.querySelectorAll("xhtml\\:link")).toHaveLength(8);
    expect(entry.querySelector('[hreflang="x-default"]')?.getAttribute("href")).toContain(`${site.url}/blog`);
  }
});

test("a list changed when the newest page it lists did", () => {
  expect(changeOf(blog, pages)).toBe("2024-09-01");
});

test("a page that does not know its last change names none", () => {
  const contact = { route: "contact", paths: { fr: "/c", en: "/en/c", de: "/de/c" } } as const;
  expect(sitemapXml([contact])).not.toContain("lastmod");
  expect(changeOf({ ...contact, route: "home" }, pages)).toBeUndefined();
});
