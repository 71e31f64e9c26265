import type { Language } from "#src/languages.ts";
import tokens from "#src/styles/tokens.css?raw";

export type Scheme = "light" | "dark";

/**
 * A colour from `tokens.css`, for places that no stylesheet reaches: the browser's toolbar, the manifest,
 * icons, social cards and mails.
 * @throws if the styles define no such colour.
 */
export function colourOf(name: string, scheme: Scheme = "light", language?: Language): string {
  const value =
    (scheme === "dark" ? declared(name, dark, language) : undefined) ?? declared(name, light, language);
  if (value === undefined) throw new Error(`src/styles/tokens.css has no colour --${name}`);
  const [, other] = value.match(/^var\(--([\w-]+)\)$/) ?? [];
  return other === undefined ? value : colourOf(other, scheme, language);
}

const darkStart = tokens.indexOf("@media (prefers-color-scheme: dark)");
const light = tokens.slice(0, darkStart);
const dark = tokens.slice(darkStart);

/** The last declaration that applies to the language: its own, or the one for all languages. */
function declared(name: string, css: string, language: Language | undefined): string | undefined {
  const rules = Array.from(css.matchAll(/:root(?::lang\((\w+)\))?\s*\{([^}]*)\}/g));
  const values = rules
    .filter(([, of]) => of === undefined || of === language)
    .map(([, , body = ""]) => body.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1]?.trim());
  return values.findLast((value) => value !== undefined);
}
