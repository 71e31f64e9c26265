import { colourIn, type Scheme } from "#contract/brand/token-colours.ts";
import { type Language, languages } from "#contract/languages/languages.ts";
import { locateText, type Source, sourceOf } from "#contract/reader/file-problems.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { contrastOf, readableContrast } from "#site/content/contrast.ts";

const textOnGround = [
  ["on-accent", "accent"],
  ["accent-text", "paper"],
  ["accent-text", "tint"],
  ["ink", "paper"],
  ["ink", "tint"],
  ["muted", "paper"],
  ["muted", "tint"],
  ["error", "paper"],
  ["on-asked", "asked"],
  ["on-answered", "answered"],
  ["on-agreed", "agreed"],
] as const;

/**
 * Colours that `tokens.css` lacks or that text cannot be read in; contrast is checked of those written as `#rrggbb`.
 */
export function contrastProblems(): string[] {
  const source = sourceOf(`${siteFolder}/brand/tokens.css`);
  const problems = new Set<string>();
  for (const scheme of ["light", "dark"] as const) {
    for (const language of languages) {
      for (const [text, ground] of textOnGround) {
        const front = colourIn(source.text, text, scheme, language);
        const back = colourIn(source.text, ground, scheme, language);
        if (front === undefined) problems.add(`${source.file}: there is no colour --${text}`);
        if (back === undefined) problems.add(`${source.file}: there is no colour --${ground}`);
        const contrast = contrastOf(front ?? "", back ?? "");
        if (!(contrast < readableContrast)) continue;
        const shown = Math.floor(contrast * 10) / 10;
        problems.add(
          `${placeOfColour(source, text, scheme, language)}: --${text} (${front}) on --${ground} (${back}) has a contrast of ${shown} in the ${scheme} scheme; text needs ${readableContrast}`,
        );
      }
    }
  }
  return [...problems];
}

function placeOfColour(source: Source, name: string, scheme: Scheme, language: Language): string {
  const part = scheme === "dark" ? ["prefers-color-scheme: dark"] : [];
  const languageRule = `:lang(${language}) {`;
  const rule = name.includes("accent") && source.text.includes(languageRule) ? languageRule : ":root {";
  return locateText(source, [...part, rule, `--${name}:`]);
}
