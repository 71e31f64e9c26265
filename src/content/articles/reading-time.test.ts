import { expect, test } from "vitest";
import { readingMinutes, wordsPerMinute } from "#src/content/articles/reading-time.ts";

const text = (words: number) => "mot ".repeat(words);

test("a text takes as many minutes as its words at the stated pace", () => {
  expect(readingMinutes(text(5 * wordsPerMinute))).toBe(5);
});

test("the shortest text takes a minute", () => {
  expect(readingMinutes("<p>Court.</p>")).toBe(1);
});

test("markup and entities are no words", () => {
  const marked = '<p class="one two"><strong>mot</strong>&nbsp;&amp; </p>'.repeat(2 * wordsPerMinute);
  expect(readingMinutes(marked)).toBe(2);
});

test("an apostrophe, a hyphen or a decimal does not make two words of one", () => {
  expect(readingMinutes("l’an e-mail 7.700 ".repeat(wordsPerMinute))).toBe(3);
});
