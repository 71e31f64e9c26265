import { expect, test } from "vitest";
import { formatSize } from "#contract/formats/sizes.ts";
import { languages, locales } from "#contract/languages.ts";

test.each(languages)("a size is formatted with the numbers of %s", (language) => {
  const number = (1.8).toLocaleString(locales[language]);
  expect(formatSize({ sides: [1.8], unit: "m" }, language)).toBe(`${number}\u00a0m`);
  expect(formatSize({ sides: [85, 55], unit: "mm" }, language)).toBe("85\u00a0× 55\u00a0mm");
});
