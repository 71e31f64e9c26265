import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";

/**
 * What may know a language: the table of languages, what is written in one language for good (`lang="en"`), and the
 * words by which the guard recognises what language a message is in.
 */
const mayKnow = /^contract\/languages\.ts$|^leads\/guard\//;

test("no code knows a language of the site", () => {
  const codes = languages.join("|");
  const literal = new RegExp(
    `(?<!\\blang(?:=|\\??: ))["'](?:${codes})["']|(?<=^\\s*|[{,]\\s*)(?:${codes}):`,
    "gm",
  );
  const files = globSync("{contract,leads,site}/**/*.{ts,tsx,astro}").filter(
    (file) => !/\.test\.tsx?$/.test(file) && !mayKnow.test(file),
  );
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(literal), ([code]) => `${file}: ${code}`),
  );
  expect(found).toEqual([]);
});
