import { expect, test } from "vitest";
import { headOf } from "#src/head/page-head.ts";

const page = {
  language: "fr",
  paths: { fr: "/blog/a", en: "/en/blog/b", de: "/de/blog/c" },
  seo: { title: "a", description: "b", keywords: "c", h1: "d" },
  indexed: true,
} as const;

test("an article's head says that it is one, when it appeared and who wrote it", () => {
  const article = { published: "2024-03-05", author: "Camille Orsini", section: "SEO", minutes: 6 };
  const { metas } = headOf({ ...page, article });
  expect(metas).toContainEqual({ property: "og:type", content: "article" });
  expect(metas).toContainEqual({ property: "article:published_time", content: "2024-03-05" });
  expect(metas).toContainEqual({ property: "article:author", content: "Camille Orsini" });
  expect(metas).toContainEqual({ property: "article:section", content: "SEO" });
});

test("any other page is a page of the website", () => {
  expect(headOf(page).metas).toContainEqual({ property: "og:type", content: "website" });
});
