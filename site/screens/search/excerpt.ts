import { type Language, locales } from "#contract/languages/languages.ts";
import { termOf, wordsIn } from "#site/content/formats/terms.ts";
import type { SearchablePage } from "#site/content/pages/searchable-page.ts";
import { splitAtCompounds } from "#site/screens/search/compounds.ts";

/** A piece of text, and whether it matches the query. */
interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Maximum length in characters, and the length at which a long sentence is cut. */
const enough = 120;
const most = 260;

/** The passage with the most search terms, from the beginning of a sentence; without any, the page's description. */
export function excerptOf(page: SearchablePage, terms: Set<string>, language: Language): ExcerptPart[] {
  const worthOf = (text: string, more: number) => {
    const count = termsIn(text, terms, language);
    return count && count + more;
  };
  const sentences = page.sections.flatMap(({ text }) =>
    text.split("\n").flatMap((line) => sentencesOf(line, language).map((_, at, all) => all.slice(at))),
  );
  const { description } = page;
  let best: string[] = [description];
  let bestWorth = worthOf(description, 0.25);
  for (const passage of sentences) {
    const [first = ""] = passage;
    // On a tie, prefer a full sentence to the description, and that to a label or a table row.
    const worth = worthOf(first, /[.?!…]$/.test(first) && !first.includes(" · ") ? 0.5 : 0);
    if (worth > bestWorth) [best, bestWorth] = [passage, worth];
  }
  return marked(shortened(best), terms, language);
}

function sentencesOf(line: string, language: Language): string[] {
  const segments = new Intl.Segmenter(locales[language], { granularity: "sentence" }).segment(line);
  return [...segments].map(({ segment }) => segment.trim()).filter(Boolean);
}

function termsIn(text: string, terms: Set<string>, language: Language): number {
  return new Set(
    marked(text, terms, language)
      .filter(({ isMatch }) => isMatch)
      .map(({ text: word }) => termOf(wordsIn(word).join(""), language)),
  ).size;
}

/** The first sentences, until there is enough context. */
function shortened(sentences: string[]): string {
  let text = "";
  for (const sentence of sentences) {
    if (text.length >= enough) break;
    text = text ? `${text} ${sentence}` : sentence;
  }
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(" ", most))} …`;
}

/** Splits a text into matching and other pieces. */
function marked(text: string, terms: Set<string>, language: Language): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  const isTerm = (word: string) => terms.has(termOf(word, language) ?? "");
  const whole = (piece: string) => wordsIn(piece).join("");
  const pieces = splitAtCompounds(text).flatMap((piece) =>
    isTerm(whole(piece)) ? [piece] : piece.split(/([\p{L}\p{N}]+)/u),
  );
  for (const piece of pieces.filter(Boolean)) {
    const isMatch = isTerm(whole(piece));
    const last = parts.at(-1);
    if (!isMatch && last && !last.isMatch) parts[parts.length - 1] = { text: last.text + piece, isMatch };
    else parts.push({ text: piece, isMatch });
  }
  return parts;
}
