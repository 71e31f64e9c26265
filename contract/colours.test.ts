import tokens from "@content/brand/tokens.css?raw";
import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { colourIn } from "#contract/token-colours.ts";
import { secondLanguage } from "#tests/support/spoken.ts";

test("an accent is the language's own in both schemes, or the default where it has none", () => {
  const sheet = `
    :root { --cobalt: #1f3fd6; --accent: var(--cobalt); }
    :root:lang(${secondLanguage}) { --accent: #f5a800; }
    @media (prefers-color-scheme: dark) {
      :root { --cobalt: #3d5cf0; }
    }`;
  expect(colourIn(sheet, "accent", "light", secondLanguage)).toBe("#f5a800");
  expect(colourIn(sheet, "accent", "dark", secondLanguage)).toBe("#f5a800");
  expect(colourIn(sheet, "accent", "light", defaultLanguage)).toBe("#1f3fd6");
  expect(colourIn(sheet, "accent", "dark", defaultLanguage)).toBe("#3d5cf0");
});

test("whatever a rule of a language sets has a value for all others", () => {
  const [ofAll, ofLanguages] = [/:root {([^}]*)}/g, /:root:lang\(\w+\) {([^}]*)}/g].map((rule) =>
    Array.from(tokens.matchAll(rule), ([, body = ""]) => body.match(/--[\w-]+(?=:)/g) ?? []).flat(),
  );
  expect(ofAll).toEqual(expect.arrayContaining(ofLanguages ?? []));
});
