import { expect, test } from "vitest";
import { defaultLanguage, localize } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { checkAgreement } from "#site/content/cases/case-agreement.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const html = "<h2>Why</h2><p>a</p><h2>How</h2><p>b</p><h2>What</h2><ul><li>one</li><li>two</li></ul>";
const words = { tags: ["d"] };
const file = `${siteFolder}/cases/x/text.${secondLanguage}.md`;

const oneSays = (tags: string[], text = html) => ({
  ...localize(() => ({ words, html })),
  [secondLanguage]: { words: { tags }, html: text },
});

test("languages with the same structure agree", () => {
  expect(() => checkAgreement("x", oneSays(["e"]))).not.toThrow();
});

test.each([
  [oneSays(["d", "h"]), `tags: 2, but 1 in text.${defaultLanguage}.md`],
  [oneSays(["d"], html.replace("<li>two</li>", "")), `results: 1, but 2 in text.${defaultLanguage}.md`],
  [
    oneSays(["d"], `${html}<h2>Did</h2><h3>i</h3><p>j</p>`),
    `services: 1, but 0 in text.${defaultLanguage}.md`,
  ],
])("a translation that disagrees fails and says in which file: %#", (translations, sentence) => {
  expect(() => checkAgreement("x", translations)).toThrow(`${file}: ${sentence}`);
});
