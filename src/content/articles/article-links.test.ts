import { expect, test } from "vitest";
import { linkedArticles, resolveLinks } from "#src/content/articles/article-links.ts";
import { pathOf } from "#src/routes.ts";

const articles = new Map([["seven-kpis", "/de/blog/sieben"]]);
const cases = new Map([["stred-swiss", "/de/arbeiten/stred-swiss"]]);
const targets = { file: "content/articles/sample/de.md", language: "de", articles, cases } as const;

test("a route link leads to the screen in the text's language", () => {
  expect(resolveLinks('<a href="route:contact">Schreiben</a>', targets)).toBe(
    `<a href="${pathOf("contact", "de")}">Schreiben</a>`,
  );
});

test("an article link leads to the article in the text's language", () => {
  expect(resolveLinks('<a href="article:seven-kpis">Zahlen</a>', targets)).toBe(
    '<a href="/de/blog/sieben">Zahlen</a>',
  );
});

test("a case link leads to the case in the text's language", () => {
  expect(resolveLinks('<a href="case:stred-swiss">Arbeit</a>', targets)).toBe(
    '<a href="/de/arbeiten/stred-swiss">Arbeit</a>',
  );
});

test("other links stay as they are", () => {
  const html = '<a href="https://example.org/route:contact">x</a> <a href="#article">y</a>';
  expect(resolveLinks(html, targets)).toBe(html);
});

test.each(["route:nowhere", "route:article", "route:", "article:nobody", "case:nobody"])(
  "%s fails, naming itself and the file",
  (target) => {
    expect(() => resolveLinks(`<a href="${target}">x</a>`, targets)).toThrow(
      `content/articles/sample/de.md: unknown link target ${target}`,
    );
  },
);

test("the articles a text links to are found in order", () => {
  expect(
    linkedArticles('<a href="article:b">b</a><a href="route:home">h</a><a href="article:a">a</a>'),
  ).toEqual(["b", "a"]);
});
