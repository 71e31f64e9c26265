import { expect, test } from "vitest";
import { colourOf } from "#src/head/colours.ts";
import { languages } from "#src/languages.ts";
import tokens from "#src/styles/tokens.css?raw";

const hex = /^#[\da-f]{6}$/;

test("a colour is read from the style sheet, in both schemes", () => {
  expect(colourOf("paper")).toMatch(hex);
  expect(colourOf("paper", "dark")).toMatch(hex);
  expect(colourOf("paper", "dark")).not.toBe(colourOf("paper"));
});

test("an accent is the language's own, resolved from its variable", () => {
  for (const language of languages) {
    const [, name] =
      tokens.match(`:root:lang\\(${language}\\) {[^}]*--accent: (?:var\\(--)?([#\\w-]+)`) ?? [];
    if (name === undefined) throw new Error(`${language} has no accent`);
    for (const scheme of ["light", "dark"] as const) {
      const decided = name.startsWith("#") ? name : colourOf(name, scheme);
      expect(colourOf("accent", scheme, language)).toBe(decided);
      expect(colourOf("on-accent", scheme, language)).toMatch(hex);
    }
  }
});

test("an unknown colour fails and is named", () => {
  expect(() => colourOf("no-such-colour")).toThrow("--no-such-colour");
});
