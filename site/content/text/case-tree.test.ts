import { expect, test } from "vitest";
import { caseParts } from "#site/content/text/case-tree.ts";
import { markdownTree } from "#site/content/text/markdown.ts";

const file = "content/cases/x/text.fr.md";

function partsOf(text: string) {
  const source = { file, text: `---\ntitle: A\n---\n${text}\n` };
  return caseParts(markdownTree(source), source);
}

test.each([
  ["a part missing", "## Why\na\n## How\nb", ":6: the case ends after 2 of its sections"],
  ["no part at all", "", ": the case ends after 0 of its sections"],
  ["results that are no list", "## Why\n## How\n## What\nc", ":6: the results are not a list"],
  [
    "results beside their list",
    "## Why\n## How\n## What\n- c\n\nd",
    ":9: a case shows the list of its results alone",
  ],
  ["text before the first heading", "x\n## Why\n## How\n## What\n- c", ":4: text stands above"],
  ["services without headings", "## Why\n## How\n## What\n- c\n## Did\nd", ":8: the services"],
  ["a fifth part", "## Why\n## How\n## What\n- c\n## Did\n### A\n## More", ":10: a fifth section"],
])("%s fails and names the line", (_, text, sentence) => {
  expect(() => partsOf(text)).toThrow(file + sentence);
});

test("a heading within code begins no section", () => {
  expect(() => partsOf("## Why\n```\n## x\n```\n## How\n## What\n- c")).not.toThrow();
});
