import { expect, test } from "vitest";
import { checkAgreement } from "#src/content/cases/case-agreement.ts";
import { localize } from "#src/languages.ts";
import { secondLanguage } from "#tests/spoken.ts";

const html =
  "<h2>Why</h2><p>a</p><h2>How</h2><p>b</p><h2>What</h2><ul><li>one: {calls}</li><li>two</li></ul>";
const words = { headline: "{calls}", excerpt: "c", tags: ["d"], labels: { calls: "e" } };
const told = { words, html };
const facts = { metrics: { calls: { change: -45 } } };
const file = `content/cases/x/${secondLanguage}.md`;

const oneSays = (change: Partial<typeof words>, text = html) => ({
  ...localize(() => told),
  [secondLanguage]: { words: { ...words, ...change }, html: text },
});

test("languages with the same structure agree", () => {
  expect(() => checkAgreement("x", facts, oneSays({ headline: "weniger: {calls}" }))).not.toThrow();
});

test.each([
  ["a label that is missing", oneSays({ labels: {} as typeof words.labels })],
  ["a label too many", oneSays({ labels: { ...words.labels, extra: "f" } as typeof words.labels })],
  ["a figure left out", oneSays({ headline: "g" }, html.replace("{calls}", "-45"))],
  ["a figure of its own", oneSays({ excerpt: "{load}" })],
  ["a tag too many", oneSays({ tags: ["d", "h"] })],
  ["a result too few", oneSays({}, html.replace("<li>two</li>", ""))],
  ["services of its own", oneSays({}, `${html}<h2>Did</h2><h3>i</h3><p>j</p>`)],
  ["a testimonial without one in the facts", oneSays({ quote: "k", role: "l" } as Partial<typeof words>)],
])("%s fails and names the file", (_, translations) => {
  expect(() => checkAgreement("x", facts, translations)).toThrow(file);
});

test("everything in the facts must be in the texts", () => {
  expect(() => checkAgreement("x", { ...facts, home: "calls" }, oneSays({}))).toThrow("fr.md: home");
});
