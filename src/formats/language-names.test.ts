import { expect, test } from "vitest";
import { languageNames } from "#src/formats/language-names.ts";

test("languages are listed as each language lists them", () => {
  expect(languageNames(["fr", "en"], "fr")).toBe("français et anglais");
  expect(languageNames(["sq", "en"], "de")).toBe("Albanisch und Englisch");
  expect(languageNames(["fr"], "en")).toBe("French");
});
