import { describe, expect, test } from "vitest";
import { articleCategories, articleTopicKeys, topicOf } from "#content/facts/article-categories.ts";
import { site } from "#site.config.ts";
import { listRecord } from "#src/content/articles/article-list-words.ts";
import { articleListOf, listPagesOf, listPaths, pageLength } from "#src/content/articles/article-lists.ts";
import type { Article } from "#src/content/articles/articles.ts";
import { languages } from "#src/languages.ts";
import { listForUnknown, pathOf } from "#src/routes.ts";

/** This many articles, newest first, with categories in rotation. */
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `article-${index}`,
    title: `Article number ${index}`,
    category: articleCategories[index % articleCategories.length],
  })) as unknown as readonly Article[];

test("a list that fits on one page has no other, and its topics have no pages of their own", () => {
  for (const count of [0, 1, pageLength]) expect(listPagesOf(articles(count))).toEqual([{ page: 1 }]);
});

describe.each([pageLength + 1, 100, 1000])("a list of %i", (count) => {
  const all = articles(count);
  const pages = listPagesOf(all);

  test("shows every article once overall, and once in its topic, in order", () => {
    for (const topic of [undefined, ...articleTopicKeys]) {
      const shown = pages
        .filter((page) => page.topic === topic)
        .flatMap((page) => articleListOf(all, page).articles);
      expect(shown).toEqual(all.filter((article) => !topic || topicOf(article.category) === topic));
    }
  });

  test("has no empty page and none that is longer than the others", () => {
    for (const page of pages) {
      const { articles: shown, pages: number } = articleListOf(all, page);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.length).toBeLessThanOrEqual(pageLength);
      expect(page.page).toBeLessThanOrEqual(number);
    }
  });

  test("has the same counts on every page", () => {
    for (const page of pages) {
      const { total, topics } = articleListOf(all, page);
      expect(total).toBe(count);
      expect(topics.reduce((sum, topic) => sum + topic.count, 0)).toBe(count);
    }
  });

  test.each(languages)("has a unique address and SEO record for each page, in %s", (language) => {
    const paths = pages.map((page) => listPaths(page)[language]);
    expect(paths[0]).toBe(pathOf("blog", language));
    expect(new Set(paths).size).toBe(pages.length);
    // A list page that no longer exists leads to the list, like an article that no longer exists.
    for (const path of paths.slice(1)) expect(listForUnknown(path)).toBe(pathOf("blog", language));
    const records = pages.map((page) => listRecord(articleListOf(all, page), language));
    for (const field of ["title", "description"] as const) {
      expect(new Set(records.map((record) => record[field])).size).toBe(pages.length);
    }
    for (const { title, description } of records) {
      expect(title.endsWith(`| ${site.brand}`)).toBe(true);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
