import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { checkAgreement } from "#site/content/cases/case-agreement.ts";

const html = "<h2>Why</h2><p>a</p><h2>How</h2><p>b</p><h2>What</h2><ul><li>one</li><li>two</li></ul>";
const pattern = { file: "x", words: { tags: ["d"] }, html };

test("languages with the same structure agree", () => {
  expect(() => checkAgreement({ ...pattern, words: { tags: ["e"] } }, pattern)).not.toThrow();
});

test.each([
  [["d", "h"], html, `tags: 2, but 1 in text.${defaultLanguage}.md`],
  [["d"], html.replace("<li>two</li>", ""), `results: 1, but 2 in text.${defaultLanguage}.md`],
  [["d"], `${html}<h2>Did</h2><h3>i</h3><p>j</p>`, `services: 1, but 0 in text.${defaultLanguage}.md`],
])("a translation that disagrees fails and says in which file: %#", (tags, text, sentence) => {
  expect(() => checkAgreement({ file: "text.xx.md", words: { tags }, html: text }, pattern)).toThrow(
    `text.xx.md: ${sentence}`,
  );
});
