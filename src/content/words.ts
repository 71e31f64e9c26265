import { copy as de } from "#content/copy/de/index.ts";
import { copy as en } from "#content/copy/en/index.ts";
import { type Copy, copy as fr } from "#content/copy/fr/index.ts";
import type { Language, Localized } from "#src/languages.ts";

export type { Copy };

const copies: Localized<Copy> = { fr, en, de };

/** The words of a screen, or of a part several screens share, in a language. */
export function wordsOf<Part extends keyof Copy>(part: Part, language: Language): Copy[Part] {
  return copies[language][part];
}
