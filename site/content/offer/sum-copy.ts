import type { Template } from "#contract/copy/fill-template.ts";
import type { Language } from "#contract/languages/languages.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import { pricesCopy } from "#site/content/offer/prices.copy.ts";

export interface SumCopy {
  /** The word before a minimum; empty where the amounts are firm. */
  from: string;
  once: string;
  yearly: string;
  first: string;
  /** How much of the yearly amount others are paid. */
  others: Template<"others">;
}

/** What the bars of a total say, in a language that has the price list. */
export function sumCopy(language: Language): SumCopy {
  const { once, yearly, first, others } = estimateCopy(language);
  return { from: pricesCopy(language).from, once, yearly, first, others };
}
