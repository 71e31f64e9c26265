import { type Language, settingsOf } from "#contract/languages.ts";

/** Plural and case endings, removed so that all forms of a word become the same term. */
const endings: Record<string, [ending: RegExp, instead: string][]> = {
  french: [
    [/eaux$/, "eau"],
    [/aux$/, "al"],
    [/(?<=\w{3})(?:es|e|s|x)$/, ""],
  ],
  english: [
    [/(?<=\w{2})ies$/, "y"],
    [/(?<=(?:s|x|ch|sh))es$/, ""],
    [/(?<=\w\w[^su])s$/, ""],
  ],
  german: [[/(?<=\w{4})(?:ern|en|er|es|em|e|n|s)$/, ""]],
};

/** Spelling variants. */
const spellings: [letters: RegExp, instead: string][] = [
  [/ß/g, "ss"],
  [/œ/g, "oe"],
  [/æ/g, "ae"],
];

/** The words of a text as written. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Normalises a word: lower case, no accents, no plural; null for a single letter. */
export function termOf(word: string, language: Language): string | null {
  let term = word.toLowerCase();
  for (const [letters, instead] of spellings) term = term.replace(letters, instead);
  term = term.normalize("NFD").replace(/\p{M}/gu, "");
  // People without umlauts on their keyboard type ae, oe and ue.
  const { rules } = settingsOf(language);
  if (rules === "german") term = term.replace(/([aou])e/g, "$1");
  const found = endings[rules ?? ""]?.find(([ending]) => ending.test(term));
  if (found) term = term.replace(...found);
  return term.length > 1 ? term : null;
}
