import type { Copy } from "#content/copy/fr/index.ts";
import { differencesOf } from "#src/content/copy-shape.ts";
import { elide } from "#src/content/elision.ts";
import { ContentError } from "#src/content/file-problems.ts";
import { typeset } from "#src/formats/typeset.ts";
import { defaultLanguage, type Language, loadLocalized, localize } from "#src/languages.ts";

export type { Copy };

// Imported by the language's name, which works in bundlers and in plain Node.
const written = await loadLocalized(
  (language): Promise<{ readonly copy: Copy }> => import(`../../content/copy/${language}/index.ts`),
);
const copies = localize((language) => typesetAll(whole(language), language));

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

/**
 * Applies the language's typography to every text of the copy, however deeply nested, including those made by
 * functions.
 */
function typesetAll<Words>(words: Words, language: Language): Words {
  const of = (word: unknown): unknown => {
    if (typeof word === "string") return elide(typeset(word, language), language);
    if (typeof word === "function") return (...values: unknown[]) => of(word(...values));
    if (Array.isArray(word)) return word.map(of);
    if (typeof word !== "object" || word === null) return word;
    return Object.fromEntries(Object.entries(word).map(([key, inner]) => [key, of(inner)]));
  };
  return of(words) as Words;
}
