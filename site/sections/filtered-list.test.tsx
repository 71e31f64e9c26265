import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { caseCategories } from "#contract/facts/case-categories.ts";
import { articleTopicKeys } from "#site/content/articles/article-topics.ts";

const sheet = readFileSync(new URL("filtered-list.module.css", import.meta.url), "utf8").replace(/\s+/g, " ");

test.each([...articleTopicKeys, ...caseCategories])("the style sheet can show %s alone", (category) => {
  expect(sheet).toContain(
    `.list:has([value="${category}"]:checked) [data-categories]:not([data-categories~="${category}"])`,
  );
});
