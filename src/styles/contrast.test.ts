import { describe, expect, test } from "vitest";
import { contrastOf, textOnGround } from "#src/build/contrast-check.ts";
import { colourOf } from "#src/head/colours.ts";
import { languages } from "#src/languages.ts";

/** Minimum contrast of text, WCAG 2.2 level AA. */
const least = 4.5;

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  describe.each(languages)("in %s", (language) => {
    test.each(textOnGround)("%s is read on %s", (text, ground) => {
      const [front, back] = [colourOf(text, scheme, language), colourOf(ground, scheme, language)];
      for (const colour of [front, back]) expect(colour).toMatch(/^#[\da-f]{6}$/);
      const contrast = contrastOf(front, back) ?? 0;
      const remedy = `src/styles/tokens.css: --${text} (${front}) on --${ground} (${back}) has a contrast of ${contrast.toFixed(1)} in the ${scheme} scheme of ${language}, text needs ${least}: move one of the two further from the other in lightness`;
      expect(contrast, remedy).toBeGreaterThanOrEqual(least);
    });
  });
});
