import type { Root } from "hast";
import { expect, test } from "vitest";
import { pathOf, slugPathOf } from "#contract/routes/addresses.ts";
import { resolveLinks } from "#site/content/text/entry-links.ts";
import { markdownTree } from "#site/content/text/markdown.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

const language = secondLanguage;
const articlePath = slugPathOf("article", language, "seven");
const casePath = slugPathOf("case", language, "stred-swiss");
const targets = {
  paths: new Map([
    ["article:seven-kpis", articlePath],
    ["case:stred-swiss", casePath],
  ]),
  written: new Set(["article:seven-kpis", "article:later"]),
};
const file = "content/articles/sample/text.md";

function linked(...links: string[]): Root {
  const text = `---\ntitle: A\n---\n\n${links.map((target) => `- [x](${target})`).join("\n")}\n`;
  const source = { file, text };
  const tree = markdownTree(source);
  resolveLinks(tree, { ...targets, source, language });
  return tree;
}

test("a link to a screen, an article or a case leads to its page in the text's language, any other stays", () => {
  const elsewhere = "https://example.org/route:contact";
  const tree = linked("route:contact#form", "article:seven-kpis", "case:stred-swiss", elsewhere);
  const addresses = JSON.stringify(tree).match(/(?<="href":")[^"]*/g);
  expect(addresses).toEqual([`${pathOf("contact", language)}#form`, articlePath, casePath, elsewhere]);
});

test("every unknown target of a link is named, with its line", () => {
  const unknown = ["route:nowhere", "route:article", "article:nobody", "case:nobody"];
  expect(() => linked(...unknown)).toThrow(
    unknown.map((target, index) => `${file}:${index + 5}: unknown link target ${target}`).join("\n"),
  );
  expect(() => linked("article:later")).toThrow(`${file}:5: links to article:later, which is not published`);
});
