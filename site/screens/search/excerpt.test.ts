import { expect, test } from "vitest";
import { termOf } from "#contract/formats/terms.ts";
import type { Language } from "#contract/languages.ts";
import { excerptOf } from "#site/screens/search/excerpt.ts";

/** The rules of English, whether the site speaks it or not. */
const english: string = "en";

const excerpt = (word: string, ...texts: string[]) =>
  excerptOf(
    {
      url: "/bread",
      title: "Bread",
      name: "Bread",
      kind: "screen",
      description: "What a bakery sells.",
      asked: "",
      sections: texts.map((text) => ({ text })),
    },
    new Set([termOf(word, english as Language) ?? ""]),
    english as Language,
  );
test.each([
  ["loaf", ["We open at six. Every loaf is baked at night."], "Every [loaf] is baked at night."],
  // Rather a sentence than a row of a table, and the description than a label.
  ["rye", ["Rye · 750 g · Keeps for a week.", "We bake rye on Fridays."], "We bake [rye] on Fridays."],
  ["sells", ["Sells 12 loaves"], "What a bakery [sells]."],
])("the excerpt for %s is the sentence that has the word, which is marked", (word, texts, shown) => {
  const parts = excerpt(word, ...texts).map(({ text, found }) => (found ? `[${text}]` : text));
  expect(parts.join("")).toBe(shown);
});
