import { expect, test } from "vitest";
import { pathOf, slugPathOf } from "#contract/routes.ts";
import { resolveLinks } from "#site/content/articles/article-links.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const language = secondLanguage;
const articlePath = slugPathOf("article", language, "seven");
const casePath = slugPathOf("case", language, "stred-swiss");
const targets = {
  file: "content/articles/sample/text.md",
  language,
  paths: new Map([
    ["article:seven-kpis", articlePath],
    ["case:stred-swiss", casePath],
  ]),
  written: new Set(["article:seven-kpis"]),
};

test("a link to a screen, an article or a case leads to its page in the text's language, any other stays", () => {
  const linked = (target: string) => resolveLinks(`<a href="${target}">x</a>`, targets);
  for (const [target, path] of [
    ["route:contact", pathOf("contact", language)],
    ["article:seven-kpis", articlePath],
    ["case:stred-swiss", casePath],
    ["https://example.org/route:contact", "https://example.org/route:contact"],
  ] as const)
    expect(linked(target)).toBe(`<a href="${path}">x</a>`);
  for (const target of ["route:nowhere", "route:article", "article:nobody", "case:nobody"])
    expect(() => linked(target)).toThrow(`content/articles/sample/text.md: unknown link target ${target}`);
});
