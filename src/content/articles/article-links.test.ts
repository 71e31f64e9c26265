import { expect, test } from "vitest";
import { linkedArticles, resolveLinks } from "#src/content/articles/article-links.ts";
import { pathOf, slugPathOf } from "#src/routes.ts";
import { secondLanguage } from "#tests/spoken.ts";

const language = secondLanguage;
const articlePath = slugPathOf("article", language, "seven");
const casePath = slugPathOf("case", language, "stred-swiss");
const targets = {
  file: "content/articles/sample/text.md",
  language,
  articles: new Map([["seven-kpis", articlePath]]),
  cases: new Map([["stred-swiss", casePath]]),
};

test("a route link leads to the screen in the text's language", () => {
  expect(resolveLinks('<a href="route:contact">Write</a>', targets)).toBe(
    `<a href="${pathOf("contact", language)}">Write</a>`,
  );
});

test("an article link leads to the article in the text's language", () => {
  expect(resolveLinks('<a href="article:seven-kpis">Numbers</a>', targets)).toBe(
    `<a href="${articlePath}">Numbers</a>`,
  );
});

test("a case link leads to the case in the text's language", () => {
  expect(resolveLinks('<a href="case:stred-swiss">Work</a>', targets)).toBe(`<a href="${casePath}">Work</a>`);
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
