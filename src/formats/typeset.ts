import type { Language } from "#src/languages.ts";

/**
 * Sets the spaces that a language's typography asks for and a plain keyboard lacks: in French a narrow
 * no-break space before `; : ! ? »` and after `«`, and a no-break space between a number and its unit, where
 * a space was typed.
 */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/[ \u00a0](?=[;:!?»])/g, "\u202f")
    .replace(/(?<=«)[ \u00a0]/g, "\u202f")
    .replace(/(?<=\d) (?=(?:h|min|s|px|jours|mois|%|€)(?!\p{L}))/gu, "\u00a0");
}
