import { elide } from "#src/content/elision.ts";
import { typeset } from "#src/formats/typeset.ts";
import type { Language } from "#src/languages.ts";

/** Applies the language's typography to every text, however deeply nested, including those made by functions. */
export function typesetWords<Words>(words: Words, language: Language): Words {
  const of = (word: unknown): unknown => {
    if (typeof word === "string") return elide(typeset(word, language), language);
    if (typeof word === "function") return (...values: unknown[]) => of(word(...values));
    if (Array.isArray(word)) return word.map(of);
    if (typeof word !== "object" || word === null) return word;
    return Object.fromEntries(Object.entries(word).map(([key, inner]) => [key, of(inner)]));
  };
  return of(words) as Words;
}
