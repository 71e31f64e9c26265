import { plainLetters } from "#contract/formats/plain-letters.ts";
import { type Language, settingsOf } from "#contract/languages/languages.ts";

/** Plural and case endings, removed so that all forms of a word become the same term. */
const endings: Record<string, [ending: RegExp, instead: string][]> = {
  french: [
    [/eaux$/, "eau"],
    [/aux$/, "al"],
    // Plurals end in x behind a u only: not choix, not prix, which is not pris.
    [/(?<=\w{3})(?:es|e|s|(?<=u)x)$/, ""],
  ],
  english: [
    [/(?<=\w{2})ies$/, "y"],
    [/(?<=(?:s|x|ch|sh))es$/, ""],
    [/(?<=\w\w[^su])s$/, ""],
  ],
  german: [[/(?<=\w{4})(?:ern|en|er|es|em|e|n|s)$/, ""]],
};

/** The words of a text as written. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Normalises a word: lower case, no accents, no plural; null for a single letter. */
export function termOf(word: string, language: Language): string | null {
  let term = plainLetters(word);
  // People without umlauts on their keyboard type ae, oe and ue.
  const { rules } = settingsOf(language);
  if (rules === "german") term = term.replace(/([aou])e/g, "$1");
  const ending = endings[rules ?? ""]?.find(([ending]) => ending.test(term));
  if (ending) term = term.replace(...ending);
  return term.length > 1 ? term : null;
}
