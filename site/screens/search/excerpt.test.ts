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
const textOf = (parts: ReturnType<typeof excerpt>) => parts.map(({ text }) => text).join("");

test("begins at the sentence that has the word, and marks it", () => {
  const parts = excerpt("loaf", "We open at six. Every loaf is baked at night. Two loaves cost less.");
  expect(textOf(parts)).toBe("Every loaf is baked at night. Two loaves cost less.");
  expect(parts.filter(({ found }) => found).map(({ text }) => text)).toEqual(["loaf"]);
});

test("prefers a sentence to a row of a table", () => {
  expect(textOf(excerpt("rye", "Rye · 750 g · Keeps for a week.", "We bake rye on Fridays."))).toBe(
    "We bake rye on Fridays.",
  );
});

test("prefers the page's description to a label", () => {
  expect(textOf(excerpt("sells", "Sells 12 loaves"))).toBe("What a bakery sells.");
});
