import { expect, test } from "vitest";
import { tradeKeys } from "#src/content/trades/trades.ts";
import { copyFiles } from "#src/copy/copy-files.ts";
import { languages } from "#src/languages.ts";

/** The sentences of a text as it is written, at any depth; those with a fact in them may be everybody's. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(sentencesIn);
  return String(value)
    .split(/(?<=[.?!:])\s/)
    .filter((sentence) => sentence.split(" ").length > 3 && !sentence.includes("{"));
}

test.each(languages)("no sentence stands on the pages of two trades (%s)", (language) => {
  const written = tradeKeys.flatMap((key) => [
    ...new Set(sentencesIn(copyFiles[language][`trades/${key}`]?.data)),
  ]);
  expect(written.filter((sentence, position) => written.indexOf(sentence) !== position)).toEqual([]);
});
