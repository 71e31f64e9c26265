import type { Copy } from "#content/copy/fr/index.ts";
import { typesetWords } from "#src/content/typeset-words.ts";
import { type Language, loadLocalized, localize } from "#src/languages.ts";

export type { Copy };

// Imported by the language's name, which works in bundlers and in plain Node.
const written = await loadLocalized(
  (language): Promise<{ readonly copy: Copy }> => import(`../../content/copy/${language}/index.ts`),
);
const copies = localize((language) => typesetWords(written[language].copy, language));

/** Words of a screen, or of a part that several screens share. */
export function wordsOf<Part extends keyof Copy>(part: Part, language: Language): Copy[Part] {
  return copies[language][part];
}
