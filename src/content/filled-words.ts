import { fillPlaceholders } from "#src/content/placeholders.ts";

type Options = Parameters<typeof fillPlaceholders>[1];

/** A screen's words with the values of every `{placeholder}` written in, however deep it stands. */
export function filledWords<Words>(words: Words, options: Options): Words {
  if (typeof words === "string") return fillPlaceholders(words, options) as Words;
  if (Array.isArray(words)) return words.map((word) => filledWords(word, options)) as Words;
  if (typeof words !== "object" || words === null) return words;
  const entries = Object.entries(words).map(([key, word]) => [key, filledWords(word, options)]);
  return Object.fromEntries(entries) as Words;
}
