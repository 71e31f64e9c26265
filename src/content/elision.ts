import { site } from "#site.config.ts";
import type { Language } from "#src/languages.ts";

/**
 * French `de` and `que` before the brand as it asks for: `d’Orvane`, `de Lumen`. Whichever of the two a text has,
 * it may keep.
 */
export function elide(text: string, language: Language, brand = site.brand): string {
  if (language !== "fr") return text;
  const name = brand.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return /^[aeiou]/i.test(brand.normalize("NFD"))
    ? text.replace(new RegExp(`\\b(d|qu)e (?=${name})`, "gi"), "$1’")
    : text.replace(new RegExp(`\\b(d|qu)[’'](?=${name})`, "gi"), "$1e ");
}
