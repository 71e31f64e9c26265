import type { Price } from "#contract/facts/price-schema.ts";
import { addMoney, formatMoney, type Money, multiplyMoney } from "#contract/formats/money.ts";
import { withoutInvisible } from "#contract/formats/typeset.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { Currency } from "#data/contract/languages/currencies.ts";
import type { PricedChoice } from "#data/site/content/facts/estimate.ts";
import { addCosts, yearlyCost } from "#site/content/figures/yearly-cost.ts";

/** Prices of what is paid to others, by key. */
type RunningCosts = Readonly<Record<string, Price>>;

/** What is paid once, in the first year and in each later one, and how much of the latter to others. */
export type Sums = Record<"once" | "first" | "next" | "others", Money>;

export function estimateOf(
  chosen: readonly Pick<PricedChoice, "price" | "running">[],
  runningCosts: RunningCosts,
): Sums {
  const running = [...new Set<string>(chosen.flatMap(({ running }) => running))];
  const thirdParties = addCosts(running.flatMap((key) => runningCosts[key] ?? []).map(yearlyCost));
  const { first, next } = addCosts([...chosen.map(({ price }) => yearlyCost(price)), thirdParties]);
  return { once: addMoney([first, multiplyMoney(next, -1)]), first, next, others: thirdParties.next };
}

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
  words: { title: string; sum: string },
  language: Language,
  currency: Currency,
): Estimate {
  const sums = estimateOf(chosen, runningCosts);
  const sum = words.sum.replace(/\{(\w+)\}/g, (_, name: keyof typeof sums) =>
    formatMoney(sums[name][currency], currency, language),
  );
  return {
    message: withoutInvisible([words.title, ...lines, sum].join("\n")),
    projectType: chosen.find((item) => item.projectType)?.projectType,
  };
}
