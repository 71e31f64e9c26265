import { phrasesCopy } from "#contract/copy/phrases.copy.ts";
import type { Language } from "#contract/languages/languages.ts";

/** Does not break, and is drawn by nobody; whoever searches a page for `rendez-vous` finds the word with it, too. */
const joiner = "\u2060";

/** No part of an address. */
const compound = /(?<![\p{L}\p{N}./@_#-])[\p{L}\p{N}’]+(?:-[\p{L}\p{N}’]+)+(?![\p{L}\p{N}@_-]|[./]\p{L})/gu;

/** A part that is not left alone at an end of a line, and a word that fits every line. */
const shortest = 3;
const longestWhole = 14;

const marked = new Map<Language, (text: string) => string>();

/**
 * A text as a line of a page takes it: compounds break at no hyphen beside a short part, ranges of numbers and names at
 * no dash, and long words where their language has said.
 */
export function withLineBreaks(text: string, language: Language): string {
  return markerIn(language)(bound(text));
}

function bound(text: string): string {
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
  const known = marked.get(language);
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
  marked.set(language, mark);
  return mark;
}
