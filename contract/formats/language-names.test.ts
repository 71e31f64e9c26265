import { expect, test } from "vitest";
import { languageNames } from "#contract/formats/language-names.ts";
import { spoken } from "#tests/support/spoken.ts";

test.each(
  spoken(
    ["fr", ["fr", "en"], "français et anglais"],
    ["de", ["sq", "en"], "Albanisch und Englisch"],
    ["en", ["fr"], "French"],
  ),
)("languages are listed in the style of %s", (language, codes, listed) => {
  expect(languageNames(codes, language)).toBe(listed);
});
