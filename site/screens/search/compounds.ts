import { wordsIn } from "#site/content/formats/terms.ts";

/** Words with a sign between them, which is read fast. */
const group = /[\p{L}\p{N}]+(?:[-\u2010\u2011/&+][\p{L}\p{N}]+)*/gu;

/** Words with a hyphen, or with another sign beside a single letter or digit: `e-mail`, `A/B`, `R&D`. */
const compound =
  /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+|[/&+][\p{L}\p{N}](?![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}])[/&+][\p{L}\p{N}]+)*/gu;

/** The words of a text, those of a compound together. */
export function compoundsIn(text: string): string[][] {
  return (text.match(group) ?? []).flatMap((words) => {
    if (!/[^\p{L}\p{N}]/u.test(words)) return [[words]];
    return (words.match(compound) ?? []).map(wordsIn);
  });
}

/** The pieces of a text: what lies between compounds, and every second one a compound. */
export const splitAtCompounds = (text: string) => text.split(new RegExp(`(${compound.source})`, "u"));

/** The words of a text, and each compound as one word besides: people write `email` and `e-mail` alike. */
export function wordsAndCompounds(text: string): string[] {
  return compoundsIn(text).flatMap(withWhole);
}

/** The words of a compound, the first the whole. */
export function withWhole(words: string[]): string[] {
  return words.length > 1 ? [words.join(""), ...words] : words;
}
