import { expect, test } from "vitest";
import { pathOf, slugPathOf } from "#contract/routes.ts";
import { linkedArticles, resolveLinks } from "#site/content/articles/article-links.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const language = secondLanguage;
const articlePath = slugPathOf("article", language, "seven");
const casePath = slugPathOf("case", language, "stred-swiss");
const targets = {
  file: "content/articles/sample/text.md",
  language,
  articles: new Map([["seven-kpis", articlePath]]),
  cases: new Map([["stred-swiss", casePath]]),
  written: new Set(["seven-kpis"]),
};

test.each([
  ["route:contact", pathOf("contact", language)],
  ["article:seven-kpis", articlePath],
  ["case:stred-swiss", casePath],
])("a link to %s leads to its page in the text's language", (target, path) => {
  expect(resolveLinks(`<a href="${target}">x</a>`, targets)).toBe(`<a href="${path}">x</a>`);
});

test("other links stay as they are", () => {
  const html = '<a href="https://example.org/route:contact">x</a> <a href="#article">y</a>';
  expect(resolveLinks(html, targets)).toBe(html);
});

test.each(["route:nowhere", "route:article", "route:", "article:nobody", "case:nobody"])(
  "%s fails, naming itself and the file",
  (target) => {
    expect(() => resolveLinks(`<a href="${target}">x</a>`, targets)).toThrow(
      `content/articles/sample/text.md: unknown link target ${target}`,
    );
  },
);

test("the articles a text links to are found in order", () => {
  expect(
    linkedArticles('<a href="article:b">b</a><a href="route:home">h</a><a href="article:a">a</a>'),
  ).toEqual(["b", "a"]);
});
