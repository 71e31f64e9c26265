import { fillTemplate, type Template } from "#contract/copy/fill-template.ts";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { formatMoney, type Money } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { Currency } from "#data/contract/languages/currencies.ts";
import type { PricedChoice } from "#data/site/content/facts/calculator-choices.ts";
import { estimateOf, type RunningCosts } from "#site/content/figures/estimate-sums.ts";

/** The message that the calculator writes into the contact form. */
export interface Estimate {
  message: string;
  projectType: string | undefined;
}

interface EstimateTextProps {
  chosen: readonly PricedChoice[];
  /** The choices as text. */
  lines: readonly string[];
  runningCosts: RunningCosts;
  copy: { title: string; sum: Template<"first" | "next" | "others"> };
  language: Language;
  currency: Currency;
}

/** A choice as text, its title, lines and sums, and the kind of project that its first line is. */
export function estimateText({
  chosen,
  lines,
  runningCosts,
  copy,
  language,
  currency,
}: EstimateTextProps): Estimate {
  const sums = estimateOf(chosen, runningCosts);
  const written = (amount: Money) => formatMoney(amount[currency], currency, language);
  const sum = fillTemplate(copy.sum, {
    first: written(sums.first),
    next: written(sums.next),
    others: written(sums.others),
  });
  return {
    message: withoutInvisible([copy.title, ...lines, sum].join("\n")),
    projectType: chosen.find((item) => item.projectType)?.projectType,
  };
}
