import { formatMoney } from "#contract/formats/money.ts";
import { withoutInvisible } from "#contract/formats/typeset.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { Currency } from "#data/contract/languages/currencies.ts";
import type { PricedChoice } from "#data/site/content/facts/estimate.ts";
import { estimateOf, type RunningCosts } from "#site/content/figures/estimate-sums.ts";

/** What a choice writes into the contact form. */
export interface Estimate {
  message: string;
  projectType: string | undefined;
}

/** A choice as text, its title, lines and sums, and the kind of project that its first line is. */
export function estimateText(
  chosen: readonly PricedChoice[],
  lines: readonly string[],
  runningCosts: RunningCosts,
  copy: { title: string; sum: string },
  language: Language,
  currency: Currency,
): Estimate {
  const sums = estimateOf(chosen, runningCosts);
  const sum = copy.sum.replace(/\{(\w+)\}/g, (_, name: keyof typeof sums) =>
    formatMoney(sums[name][currency], currency, language),
  );
  return {
    message: withoutInvisible([copy.title, ...lines, sum].join("\n")),
    projectType: chosen.find((item) => item.projectType)?.projectType,
  };
}
