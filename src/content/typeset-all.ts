import { elide } from "#src/content/elision.ts";
import { typeset } from "#src/formats/typeset.ts";
import type { Language } from "#src/languages.ts";

/** Applies the language's typography to every text of an entry's head, however deeply nested. */
export function typesetAll<Texts>(texts: Texts, language: Language): Texts {
  const of = (value: unknown): unknown => {
    if (typeof value === "string") return elide(typeset(value, language), language);
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, of(inner)]));
  };
  return of(texts) as Texts;
}
