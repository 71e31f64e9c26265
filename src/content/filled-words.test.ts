import { expect, test } from "vitest";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { filledWords } from "#src/content/filled-words.ts";

const options = { file: "content/copy/en/sample.ts", language: "en" } as const;

test("placeholders are filled however deep they stand, and everything else is kept", () => {
  const words = {
    title: "Plain",
    items: { trial: { text: "{promises.trialDays} days" }, none: null },
    list: ["{brand}"],
  };
  expect(filledWords(words, options)).toEqual({
    title: "Plain",
    items: { trial: { text: `${promises.trialDays} days` }, none: null },
    list: [site.brand],
  });
});

test("an unknown placeholder fails and names the file", () => {
  expect(() => filledWords({ items: { text: "{no.such.fact}" } }, options)).toThrow(
    /sample\.ts.*no\.such\.fact/,
  );
});
