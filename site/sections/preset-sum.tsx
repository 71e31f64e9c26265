import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import type { EstimatePreset } from "#data/site/content/facts/calculator-choices.ts";
import { presetSums } from "#site/content/figures/preset-sums.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import { sumCopy } from "#site/content/offer/sum-copy.ts";
import { Sum, withAmounts } from "#site/sections/sum.tsx";

interface PresetSumProps {
  preset: EstimatePreset;
  language: Language;
  ask?: { text: string; href?: string };
  /** Whether the amounts are firm and agreed, as in a quote. */
  firm?: boolean;
}

/** What a preset of the calculator comes to, in a language that has the price list. */
export function PresetSum({ preset, language, ask, firm = false }: PresetSumProps) {
  const copy = { ...sumCopy(language), ...(firm && { from: "" }) };
  return <Sum sums={presetSums(preset)} copy={copy} language={language} ask={ask} />;
}

/** A sentence on the first and later years without monthly payments to the agency; null where there are none. */
export function laterYears(preset: EstimatePreset, language: Language): ReactNode {
  const { unsubscribed, first, next } = presetSums(preset);
  if (unsubscribed.first[firstCurrency] === first[firstCurrency]) return null;
  const amounts = { bareFirst: unsubscribed.first, bareNext: unsubscribed.next, first, next };
  return withAmounts(estimateCopy(language).later, amounts, language);
}
