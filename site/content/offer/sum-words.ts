import type { Language } from "#contract/languages/languages.ts";
import { estimateWords } from "#site/content/offer/estimate.words.ts";
import { pricesWords } from "#site/content/offer/prices.words.ts";

export interface SumWords {
  /** The word before a minimum; empty where the amounts are firm. */
  from: string;
  once: string;
  yearly: string;
  first: string;
  /** How much of the yearly amount others are paid, with `{others}`. */
  others: string;
}

/** What the bars of a total say, in a language that has the price list. */
export function sumWords(language: Language): SumWords {
  const { once, yearly, first, others } = estimateWords(language);
  return { from: pricesWords(language).from, once, yearly, first, others };
}
