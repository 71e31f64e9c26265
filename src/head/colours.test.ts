import { expect, test } from "vitest";
import { colourOf } from "#src/head/colours.ts";

test("a colour is read where the styles decide it, in both schemes", () => {
  expect(colourOf("paper")).toBe("#ffffff");
  expect(colourOf("paper", "dark")).not.toBe("#ffffff");
  expect(colourOf("marigold", "dark")).toBe(colourOf("marigold"));
});

test("an accent is the language's own, by the name it points to", () => {
  expect(colourOf("accent", "light", "fr")).toBe(colourOf("cobalt"));
  expect(colourOf("accent", "dark", "en")).toBe(colourOf("vermilion", "dark"));
  expect(colourOf("on-accent", "light", "de")).toMatch(/^#[\da-f]{6}$/);
});

test("an unknown colour fails, by name", () => {
  expect(() => colourOf("no-such-colour")).toThrow("--no-such-colour");
});
