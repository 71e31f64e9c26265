import { phrasesCopy } from "#contract/copy/phrases.copy.ts";
import { Amount, type Sentence } from "#contract/copy/sentence.ts";
import { withoutJoiners } from "#contract/formats/invisible-signs.ts";
import { type Language, settingsOf } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";
import type { LanguageSettings } from "#data/contract/languages/language-settings.ts";

/** Stands for an amount while a sentence is set as one text: Unicode’s sign for an object in a text. */
const object = "\ufffc";

/**
 * Applies a language's typography to a sentence as a whole, so that the spaces around its amounts are set,
 * too.
 */
export function typesetSentence(sentence: Sentence, language: Language, heading?: Heading): Sentence {
  const amounts = sentence.filter((part) => part instanceof Amount);
  const text = sentence.map((part) => (part instanceof Amount ? object : part)).join("");
  const set = elide(typeset(text, language), language);
  return (heading ? bindShortWords(set, language, heading) : set)
    .split(object)
    .flatMap((part, index) => [part, ...amounts.slice(index, index + 1)]);
}

/** Adjusts French `de` and `que` before the brand: `d’Orvane`, `de Lumen`. The text may use either form. */
export function elide(text: string, language: Language): string {
  return settingsOf(language).rules === "french" ? elideBefore(site.brand, text) : text;
}

export function elideBefore(brand: string, text: string): string {
  const name = brand.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return /^[aeiou]/i.test(brand.normalize("NFD"))
    ? text.replace(new RegExp(`\\b(d|qu)e (?=${name})`, "gi"), "$1’")
    : text.replace(new RegExp(`\\b(d|qu)[’'](?=${name})`, "gi"), "$1e ");
}

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
 * In every language: a number keeps the digits, the sign or the word after it, unless that is a long one, 3
 * to 7 its end, and a day its year.
 */
const afterNumber: Rule = [
  /(?<=×) (?=\d)|(?<=\d) (?=[\d%€×=]|\p{L}{1,12}(?!\p{L}))|(?<=\d[ \u00a0]\p{L}{1,3}) (?=\d)|(?<=\d\.?[ \u00a0]\p{L}{3,9}) (?=\d{4}(?!\d))/gu,
  "\u00a0",
];

/**
 * In every language: the hyphen that breaks, and the apostrophe within a word, which keyboards have straight.
 */
const signs: Rule[] = [
  [/\u2011/g, "-"],
  [/(?<=\p{L})'(?=\p{L})/gu, "’"],
];

/**
 * Inserts the spaces that a language's typography requires but keyboards lack, wherever a space was typed:
 * no-break spaces after a number, and in French narrow ones before `; : ! ? »` and after `«`. In every
 * language the no-break hyphen, which nobody types in a search, is replaced by a plain one, a straight
 * apostrophe within a word by a curved one, and characters that nobody sees go, except for soft hyphens:
 * whoever types one says where a word may break.
 */
export function typeset(text: string, language: Language): string {
  return setSigns(withoutJoiners(text), language);
}

/** The rest of `typeset`: it replaces signs one by one, so that a text keeps its length. */
export function setSigns(text: string, language: Language): string {
  return [...signs, ...rules[settingsOf(language).rules ?? "english"], afterNumber].reduce(
    (set, [found, sign]) => set.replace(found, sign),
    text,
  );
}

/**
 * Articles, prepositions, possessives and the like, which do not end the line of a title where that is usual.
 */
const shortWords: Partial<Record<WritingRules, string>> = {
  french:
    "le|la|les|un|une|des|de|du|à|au|aux|en|et|ou|ne|se|si|ce|cet|cette|ces|mon|ma|mes|son|sa|ses|notre|nos|votre|vos|leur|leurs|par|pour|sur|sous|dans|avec|sans|chez|qui|que",
  german:
    "der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|in|am|an|auf|mit|von|vom|zu|zur|zum|für|und|oder|ohne|bei|ihr|ihre|ihren|ihrem|unser|unsere|wir|sie|es",
};

/**
 * Letters that may stay together in the title of a page and in that of a part: more would not fit a line of a
 * phone, and break within a word.
 */
const longestBound = { headline: 14, title: 20 } as const;

/** What a heading is the title of: a page, or a part of one, whose letters are smaller. */
export type Heading = keyof typeof longestBound;

/**
 * Ties the short words of a title to what follows, so that no line of it ends on an article or a preposition.
 */
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

/**
 * Forbids a break without being seen. Unlike a no-break hyphen, it lets whoever searches the page for
 * `rendez-vous` find the word.
 */
const joiner = "\u2060";

/** A word with hyphens; those in web and mail addresses are left alone. */
const compound = /(?<![\p{L}\p{N}./@_#-])[\p{L}\p{N}’]+(?:-[\p{L}\p{N}’]+)+(?![\p{L}\p{N}@_-]|[./]\p{L})/gu;

/** Letters of a part that is never left alone at the end of a line, and of a word that fits on every line. */
const shortPart = 3;
const shortWord = 14;

const markers = new Map<Language, (text: string) => string>();

/**
 * A text as a line of a page takes it: compounds break at no hyphen beside a short part, ranges of numbers
 * and names at no dash, and long words where their language has said.
 */
export function withLineBreaks(text: string, language: Language): string {
  return markerIn(language)(withoutShortBreaks(text));
}

/** Joins what a line of its own would be too short for. */
function withoutShortBreaks(text: string): string {
  return text
    .replace(compound, (word) => {
      const parts = word.split("-");
      const isShort = word.length <= shortWord;
      return parts.reduce((before, part, index) => {
        const left = parts[index - 1] ?? "";
        const holds = isShort || Math.min(left.length, part.length) <= shortPart;
        return `${before}-${holds ? joiner : ""}${part}`;
      });
    })
    .replace(/(?<=[\p{L}\p{N}])–(?=[\p{L}\p{N}])/gu, `–${joiner}`);
}

/**
 * Marks where words may break that are longer than a line of a narrow phone: `Automati|sierung` in
 * `phrases.yaml`.
 */
function markerIn(language: Language): (text: string) => string {
  const known = markers.get(language);
  if (known) return known;
  const { longWords = "" } = phrasesCopy(language);
  const words = longWords.split(/\s+/).filter(Boolean);
  const plain = words.map((word) => word.replaceAll("|", ""));
  const broken = new Map(words.map((word, index) => [plain[index], word.replaceAll("|", "\u00ad")]));
  const any = new RegExp(`(?<!\\p{L})(?:${plain.join("|")})(?!\\p{L})`, "gu");
  const mark =
    words.length === 0
      ? (text: string) => text
      : (text: string) => text.replace(any, (word) => broken.get(word) ?? word);
  markers.set(language, mark);
  return mark;
}
