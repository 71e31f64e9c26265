import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { articleCategories } from "#content/facts/article-categories.ts";

const sheet = readFileSync(new URL("article-index.module.css", import.meta.url), "utf8");

test.each(articleCategories)("the style sheet can show %s alone", (category) => {
  expect(sheet).toContain(
    `.index:has([value="${category}"]:checked) [data-category]:not([data-category="${category}"])`,
  );
});
