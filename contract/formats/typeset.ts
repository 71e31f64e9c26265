import { type Language, settingsOf } from "#contract/languages/languages.ts";
import type { LanguageSettings } from "#data/contract/languages/language-settings.ts";

type WritingRules = NonNullable<LanguageSettings["rules"]>;

type Rule = [found: RegExp, set: string];

/** What a language's typography requires but keyboards lack. */
const rules: Record<WritingRules, Rule[]> = {
  french: [
    [/[ \u00a0](?=[;:!?»])/g, "\u202f"],
    [/(?<=«)[ \u00a0]/g, "\u202f"],
    [/(?<=\d h|§|n°|[Aa]rt\.|al\.) (?=\d)/g, "\u00a0"],
  ],
  english: [],
  german: [[/(?<=§|Art\.|Abs\.) (?=\d)/g, "\u00a0"]],
};

/**
 * In every language: a number keeps the digits, the sign or the word after it, unless that is a long one, 3 to 7 its
 * end, and a day its year.
 */
const afterNumber: Rule = [
  /(?<=×) (?=\d)|(?<=\d) (?=[\d%€×=]|\p{L}{1,12}(?!\p{L}))|(?<=\d[ \u00a0]\p{L}{1,3}) (?=\d)|(?<=\d\.?[ \u00a0]\p{L}{3,9}) (?=\d{4}(?!\d))/gu,
  "\u00a0",
];

/** In every language: the hyphen that breaks, and the apostrophe within a word, which keyboards have straight. */
const signs: Rule[] = [
  [/\u2011/g, "-"],
  [/(?<=\p{L})'(?=\p{L})/gu, "’"],
];

/** Soft hyphens, joiners and marks that nobody sees, and that come along when a text is copied or searched. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g;
const joiners = /[\u200b\u2060\ufeff]/g;

/**
 * Inserts the spaces that a language's typography requires but keyboards lack, wherever a space was typed: no-break
 * spaces after a number, and in French narrow ones before `; : ! ? »` and after `«`. In every language the no-break
 * hyphen, which nobody types in a search, is replaced by a plain one, a straight apostrophe within a word by a curved
 * one, and characters that nobody sees go, except for soft hyphens: whoever types one says where a word may break.
 */
export function typeset(text: string, language: Language): string {
  return setSigns(withoutJoiners(text), language);
}

/** A text without the characters that nobody sees, of which only soft hyphens stay. */
export function withoutJoiners(text: string): string {
  return text.replace(joiners, "");
}

/** A text without any of the characters that nobody sees, for mails, search and feeds. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** The rest of `typeset`: it replaces signs one by one, so that a text keeps its length. */
export function setSigns(text: string, language: Language): string {
  return [...signs, ...rules[settingsOf(language).rules ?? "english"], afterNumber].reduce(
    (set, [found, sign]) => set.replace(found, sign),
    text,
  );
}

/** Articles, prepositions, possessives and the like, which do not end the line of a title where that is usual. */
const shortWords: Partial<Record<WritingRules, string>> = {
  french:
    "le|la|les|un|une|des|de|du|à|au|aux|en|et|ou|ne|se|si|ce|cet|cette|ces|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|leur|leurs|par|pour|sur|sous|dans|avec|sans|chez|qui|que",
  german:
    "der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|in|am|an|auf|mit|von|vom|zu|zur|zum|für|und|oder|ohne|bei|ihr|ihre|ihren|ihrem|unser|unsere|wir|sie|es",
};

/**
 * Letters that may stay together in the title of a page and in that of a part: more would not fit a line of a phone,
 * and break within a word.
 */
const longestBound = { headline: 14, title: 20 } as const;

/** What a heading is the title of: a page, or a part of one, whose letters are smaller. */
export type Heading = keyof typeof longestBound;

/** Ties the short words of a title to what follows, so that no line of it ends on an article or a preposition. */
export function bindShortWords(title: string, language: Language, heading: Heading = "headline"): string {
  const words = shortWords[settingsOf(language).rules ?? "english"];
  if (words === undefined) return title;
  const short = new RegExp(`^[«„“(‘]?\\s?(?:${words})$`, "iu");
  // From the end, so that what is longest is tied first.
  return title.split(" ").reduceRight((after, word) => {
    const [next = ""] = after.split(" ", 1);
    const fits = word.length + 1 + next.length <= longestBound[heading];
    return `${word}${short.test(word) && fits ? "\u00a0" : " "}${after}`;
  });
}
