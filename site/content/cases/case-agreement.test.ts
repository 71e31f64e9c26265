import { expect, test } from "vitest";
import { defaultLanguage, localize } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { checkAgreement } from "#site/content/cases/case-agreement.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

const html = "<h2>Why</h2><p>a</p><h2>How</h2><p>b</p><h2>What</h2><ul><li>one</li><li>two</li></ul>";
const words = { tags: ["d"], labels: { calls: "e" } };
const told = { words, html };
const facts = { metrics: { calls: { change: -45 } } };
const file = `${siteFolder}/cases/x/text.${secondLanguage}.md`;

const oneSays = (change: Partial<typeof words>, text = html) => ({
  ...localize(() => told),
  [secondLanguage]: { words: { ...words, ...change }, html: text },
});

test("languages with the same structure agree", () => {
  expect(() => checkAgreement("x", facts, oneSays({}))).not.toThrow();
});

test.each([
  [oneSays({ labels: {} as typeof words.labels }), "labels: calls is missing; the metrics in facts.yaml"],
  [
    oneSays({ labels: { ...words.labels, extra: "f" } as typeof words.labels }),
    "labels: there is no extra; the metrics in facts.yaml are calls",
  ],
  [oneSays({ tags: ["d", "h"] }), `tags: 2, but 1 in text.${defaultLanguage}.md`],
  [oneSays({}, html.replace("<li>two</li>", "")), `results: 1, but 2 in text.${defaultLanguage}.md`],
  [oneSays({}, `${html}<h2>Did</h2><h3>i</h3><p>j</p>`), `services: 1, but 0 in text.${defaultLanguage}.md`],
  [
    oneSays({ quote: "k", role: "l" } as Partial<typeof words>),
    "quote, role need testimonial in facts.yaml, or go",
  ],
])("a translation that disagrees fails and says in which file: %#", (translations, sentence) => {
  expect(() => checkAgreement("x", facts, translations)).toThrow(`${file}: ${sentence}`);
});

test("everything in the facts must be in the texts", () => {
  expect(() => checkAgreement("x", { ...facts, home: "calls" }, oneSays({}))).toThrow(
    `${defaultLanguage}.md: the text has no homeBadge, homeObjective, homeSolution; facts.yaml has home`,
  );
});
