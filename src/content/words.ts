import type { Copy } from "#content/copy/fr/index.ts";
import { differencesOf } from "#src/content/copy-shape.ts";
import { ContentError } from "#src/content/file-problems.ts";
import { typesetWords } from "#src/content/typeset-words.ts";
import { defaultLanguage, type Language, loadLocalized, localize } from "#src/languages.ts";

export type { Copy };

// Imported by the language's name, which works in bundlers and in plain Node.
const written = await loadLocalized(
  (language): Promise<{ readonly copy: Copy }> => import(`../../content/copy/${language}/index.ts`),
);
const copies = localize((language) => typesetWords(whole(language), language));

/** Words of a language. Fails on a missing sentence, which otherwise only the type check would find. */
function whole(language: Language): Copy {
  const { copy } = written[language];
  const [difference] = differencesOf(copy, written[defaultLanguage].copy);
  if (difference) throw new ContentError(`content/copy/${language}: ${difference}`);
  return copy;
}

/** Words of a screen, or of a part that several screens share. */
export function wordsOf<Part extends keyof Copy>(part: Part, language: Language): Copy[Part] {
  return copies[language][part];
}
