import { phrasesCopy } from "#contract/copy/phrases.copy.ts";
import { Amount, type Sentence } from "#contract/copy/sentence.ts";
import { bindShortWords, type Heading, typeset } from "#contract/formats/typeset.ts";
import { type Language, settingsOf } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";

/** What Unicode has for an object within a text. */
const object = "\ufffc";

/** Applies a language's typography to a sentence as a whole, so that the spaces around its amounts are set, too. */
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

/** Does not break, and is drawn by nobody; whoever searches a page for `rendez-vous` finds the word with it, too. */
const joiner = "\u2060";

/** Words joined by hyphens, unless they are part of an address. */
const compound = /(?<![\p{L}\p{N}./@_#-])[\p{L}\p{N}’]+(?:-[\p{L}\p{N}’]+)+(?![\p{L}\p{N}@_-]|[./]\p{L})/gu;

/** Letters of a part that keeps to its neighbour, and of a whole word that fits every line. */
const shortest = 3;
const longestWhole = 14;

const markers = new Map<Language, (text: string) => string>();

/**
 * A text as a line of a page takes it: compounds break at no hyphen beside a short part, ranges of numbers and names at
 * no dash, and long words where their language has said.
 */
export function withLineBreaks(text: string, language: Language): string {
  return markerIn(language)(withoutShortBreaks(text));
}

function withoutShortBreaks(text: string): string {
  return text
    .replace(compound, (word) => {
      const parts = word.split("-");
      const isShort = word.length <= longestWhole;
      return parts.reduce((before, part, index) => {
        const left = parts[index - 1] ?? "";
        const holds = isShort || Math.min(left.length, part.length) <= shortest;
        return `${before}-${holds ? joiner : ""}${part}`;
      });
    })
    .replace(/(?<=[\p{L}\p{N}])–(?=[\p{L}\p{N}])/gu, `–${joiner}`);
}

/** Marks where words may break that are longer than a line of a narrow phone: `Automati|sierung` in `phrases.yaml`. */
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
