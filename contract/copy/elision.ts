import { type Language, settingsOf } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";

/** Adjusts French `de` and `que` before the brand: `d’Orvane`, `de Lumen`. The text may use either form. */
export function elide(text: string, language: Language): string {
  return settingsOf(language).rules === "french" ? elideBefore(site.brand, text) : text;
}

export function elideBefore(brand: string, text: string): string {
  const name = brand.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return /^[aeiou]/i.test(brand.normalize("NFD"))
    ? text.replace(new RegExp(`\\b(d|qu)e (?=${name})`, "gi"), "$1’")
    : text.replace(new RegExp(`\\b(d|qu)[’'](?=${name})`, "gi"), "$1e ");
}
