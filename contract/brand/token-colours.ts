import type { Language } from "#contract/languages/languages.ts";

export type Scheme = "light" | "dark";

/** A colour in the text of `tokens.css`, with variables replaced; undefined if there is none of that name. */
export function colourIn(
  tokens: string,
  name: string,
  scheme: Scheme,
  language?: Language,
): string | undefined {
  const darkStart = tokens.indexOf("@media (prefers-color-scheme: dark)");
  const light = tokens.slice(0, darkStart);
  const dark = tokens.slice(darkStart);
  const sheets = scheme === "dark" ? [dark, light] : [light];
  // The selector of a language weighs more than the one for all, in whichever scheme it stands.
  const value = [language, undefined]
    .flatMap((of) => sheets.map((css) => declared(name, css, of)))
    .find((value) => value !== undefined);
  const [, other] = value?.match(/^var\(--([\w-]+)\)$/) ?? [];
  return other === undefined ? value : colourIn(tokens, other, scheme, language);
}

/** The last declaration for a language, or for all where none is given. */
function declared(name: string, css: string, language: Language | undefined): string | undefined {
  const rules = Array.from(css.matchAll(/:root(?::lang\((\w+)\))?\s*\{([^}]*)\}/g));
  const values = rules
    .filter(([, of]) => of === language)
    .map(([, , body = ""]) => body.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1]?.trim());
  return values.findLast((value) => value !== undefined);
}
