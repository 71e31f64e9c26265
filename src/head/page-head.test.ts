import { expect, test } from "vitest";
import { site } from "#site.config.ts";
import { headOf } from "#src/head/page-head.ts";
import { defaultLanguage, localize } from "#src/languages.ts";
import { slugPathOf } from "#src/routes.ts";
import { secondLanguage } from "#tests/spoken.ts";

const page = {
  language: defaultLanguage,
  paths: localize((language) => slugPathOf("article", language, language)),
  seo: { title: "a", description: "b", keywords: "c", h1: "d" },
  indexed: true,
} as const;

test("an article's head has its type, date and author", () => {
  const article = {
    published: "2024-03-05",
    author: "Camille Orsini",
    writer: "camille",
    section: "SEO",
    minutes: 6,
  };
  const { metas } = headOf({ ...page, article });
  expect(metas).toContainEqual({ property: "og:type", content: "article" });
  expect(metas).toContainEqual({ property: "article:published_time", content: "2024-03-05" });
  expect(metas).toContainEqual({ property: "article:author", content: "Camille Orsini" });
  expect(metas).toContainEqual({ property: "article:section", content: "SEO" });
});

test("any other page has the type website", () => {
  expect(headOf(page).metas).toContainEqual({ property: "og:type", content: "website" });
});

test("a page announces its social card, with size and alternative text", () => {
  const { metas } = headOf(page);
  expect(metas).toContainEqual({
    property: "og:image",
    content: `${site.url}/social/blog/${defaultLanguage}.jpg`,
  });
  expect(metas).toContainEqual({ property: "og:image:width", content: "1200" });
  expect(metas).toContainEqual({ property: "og:image:alt", content: `d – ${site.brand}` });
});

test("a page that is not indexed announces no translations and shows the home page's card", () => {
  const { alternates, metas } = headOf({ ...page, language: secondLanguage, indexed: false });
  expect(alternates).toEqual([]);
  expect(metas).toContainEqual({ property: "og:image", content: `${site.url}/social/${secondLanguage}.jpg` });
});

test("a page announces its Markdown version and its feeds", () => {
  const { links } = headOf({
    ...page,
    language: secondLanguage,
    markdown: true,
    feeds: [{ type: "application/rss+xml", title: "Tips", path: "/tips.xml" }],
  });
  expect(links).toContainEqual({
    rel: "alternate",
    type: "text/markdown",
    href: `${page.paths[secondLanguage]}.md`,
  });
  expect(links).toContainEqual({
    rel: "alternate",
    type: "application/rss+xml",
    title: "Tips",
    href: "/tips.xml",
  });
});
