import type { Language } from "#src/languages.ts";

/**
 * Sets the spaces that a language's typography asks for and a plain keyboard lacks: in French a narrow
 * no-break space before `; : ! ? »` and after `«`, and a no-break space between a number and its unit, where
 * a space was typed. In every language a no-break hyphen, which the site's own face lacks, becomes a plain
 * one and a sign that forbids the break.
 */
export function typeset(text: string, language: Language): string {
  const joined = text.replaceAll("\u2011", "-\u2060");
  if (language !== "fr") return joined;
  return joined
    .replace(/[ \u00a0](?=[;:!?»])/g, "\u202f")
    .replace(/(?<=«)[ \u00a0]/g, "\u202f")
    .replace(/(?<=\d) (?=(?:h|min|s|px|jours|mois|%|€)(?!\p{L}))/gu, "\u00a0");
}
