import { placeOf, type Source, sourceOf } from "#contract/copy/file-problems.ts";
import { type Language, languages } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { colourIn, type Scheme } from "#contract/token-colours.ts";

const textOnGround = [
  ["on-accent", "accent"],
  ["accent-text", "paper"],
  ["accent-text", "tint"],
  ["ink", "paper"],
  ["ink", "tint"],
  ["muted", "paper"],
  ["muted", "tint"],
  ["error", "paper"],
  ["on-cobalt", "cobalt"],
  ["on-vermilion", "vermilion"],
  ["on-marigold", "marigold"],
] as const;

/** What WCAG 2.2 asks of text at level AA. */
const needed = 4.5;

/** Colours of `tokens.css` that text cannot be read in; only those written as `#rrggbb` are checked. */
export function contrastProblems(source: Source = sourceOf(`${siteFolder}/brand/tokens.css`)): string[] {
  const problems = new Set<string>();
  for (const scheme of ["light", "dark"] as const) {
    for (const language of languages) {
      for (const [text, ground] of textOnGround) {
        const [front, back] = [text, ground].map((name) => colourIn(source.text, name, scheme, language));
        const contrast = contrastOf(front, back);
        if (contrast === undefined || contrast >= needed) continue;
        const shown = Math.floor(contrast * 10) / 10;
        problems.add(
          `${placeOfColour(source, text, scheme, language)}: --${text} (${front}) on --${ground} (${back}) has a contrast of ${shown} in the ${scheme} scheme; text needs ${needed}`,
        );
      }
    }
  }
  return [...problems];
}

function placeOfColour(source: Source, name: string, scheme: Scheme, language: Language): string {
  const part = scheme === "dark" ? ["prefers-color-scheme: dark"] : [];
  const own = `:lang(${language}) {`;
  const rule = name.includes("accent") && source.text.includes(own) ? own : ":root {";
  return placeOf(source, [...part, rule, `--${name}:`]);
}

/** Contrast as WCAG defines it; undefined unless both colours are written `#rrggbb`. */
function contrastOf(one: string | undefined, other: string | undefined): number | undefined {
  const lights = [one, other].map(luminanceOf).filter((light) => light !== undefined);
  const [darker, lighter] = lights.sort((a, b) => a - b);
  return darker === undefined || lighter === undefined ? undefined : (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string | undefined): number | undefined {
  const [, ...digits] = colour?.match(/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i) ?? [];
  const [red, green, blue] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
