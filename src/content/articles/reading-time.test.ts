import { expect, test } from "vitest";
import { readingMinutes, wordsPerMinute } from "#src/content/articles/reading-time.ts";

const text = (words: number) => "mot ".repeat(words);

test("the reading time is the number of words at the stated pace", () => {
  expect(readingMinutes(text(5 * wordsPerMinute))).toBe(5);
});

test("markup and entities do not count as words", () => {
  const marked = '<p class="one two"><strong>mot</strong>&nbsp;&amp; </p>'.repeat(2 * wordsPerMinute);
  expect(readingMinutes(marked)).toBe(2);
});

test("apostrophes, hyphens and decimals do not split words", () => {
  expect(readingMinutes("l’an e-mail 7.700 ".repeat(wordsPerMinute))).toBe(3);
});
