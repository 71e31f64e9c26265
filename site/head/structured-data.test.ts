import { expect, test } from "vitest";
import { type DescribedPage, jsonLd, pageGraph } from "#site/head/structured-data.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const seo = { title: "a", description: "b", keywords: "c", h1: "d" };
const article = { date: "2024-03-05", author: "A B", section: "SEO", minutes: 6 };
const posting: DescribedPage = { route: "article", language: secondLanguage, path: "/seven", seo, article };

test("structured data cannot end its script element", () => {
  const h1 = "</script><script>alert(1)</script>";
  const text = jsonLd(pageGraph({ ...posting, seo: { ...seo, h1 } }));
  expect(text).not.toContain("<");
  expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(h1));
});
