import { elide } from "#src/copy/elision.ts";
import { mapTexts } from "#src/formats/map-texts.ts";
import { typeset } from "#src/formats/typeset.ts";
import type { Language } from "#src/languages.ts";

/** Applies the language's typography to every text of an entry's head, however deeply nested. */
export function typesetAll<Texts>(texts: Texts, language: Language): Texts {
  return mapTexts(texts, (text) => elide(typeset(text, language), language)) as Texts;
}
