import { describe, expect, test } from "vitest";
import { colourOf } from "#src/head/colours.ts";
import { languages } from "#src/languages.ts";

/** Minimum contrast of text, WCAG 2.2 level AA. */
const least = 4.5;

/** Text colours and the backgrounds they are used on. */
const pairs = [
  ["ink", "paper"],
  ["ink", "tint"],
  ["muted", "paper"],
  ["muted", "tint"],
  ["accent-text", "paper"],
  ["accent-text", "tint"],
  ["on-accent", "accent"],
  ["error", "paper"],
] as const;

/** Relative luminance of a colour written `#rrggbb`. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? [])
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  describe.each(languages)("in %s", (language) => {
    test.each(pairs)("%s is read on %s", (text, ground) => {
      const [front, back] = [colourOf(text, scheme, language), colourOf(ground, scheme, language)];
      for (const colour of [front, back]) expect(colour).toMatch(/^#[\da-f]{6}$/);
      const contrast = contrastOf(front, back);
      const remedy = `src/styles/tokens.css: --${text} (${front}) on --${ground} (${back}) has a contrast of ${contrast.toFixed(1)} in the ${scheme} scheme of ${language}, text needs ${least}: move one of the two further from the other in lightness`;
      expect(contrast, remedy).toBeGreaterThanOrEqual(least);
    });
  });
});
