import { elide } from "#contract/copy/elision.ts";
import { mapTexts } from "#contract/formats/map-texts.ts";
import { typeset } from "#contract/formats/typeset.ts";
import type { Language } from "#contract/languages.ts";

/** Applies the language's typography to every text of an entry's head, however deeply nested. */
export function typesetAll<Texts>(texts: Texts, language: Language): Texts {
  return mapTexts(texts, (text) => elide(typeset(text, language), language)) as Texts;
}
