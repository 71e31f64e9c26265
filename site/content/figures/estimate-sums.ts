import { addMoney, type Money, multiplyMoney } from "#contract/formats/money.ts";
import type { Price } from "#contract/schemas/price.ts";
import type { PricedChoice } from "#data/site/content/facts/calculator-choices.ts";
import { addCosts, yearlyCost } from "#site/content/figures/yearly-cost.ts";

/** Prices of what is paid to others, by key. */
export type RunningCosts = Readonly<Record<string, Price>>;

/** What is paid once, in the first year and in each later one, and how much of the latter to others. */
export type Sums = Record<"once" | "first" | "next" | "others", Money>;

/** The sums of what a visitor chose. */
export function estimateOf(
  chosen: readonly Pick<PricedChoice, "price" | "running">[],
  runningCosts: RunningCosts,
): Sums {
  const running = [...new Set<string>(chosen.flatMap(({ running }) => running))];
  const thirdParties = addCosts(running.flatMap((key) => runningCosts[key] ?? []).map(yearlyCost));
  const { first, next } = addCosts([...chosen.map(({ price }) => yearlyCost(price)), thirdParties]);
  return { once: addMoney([first, multiplyMoney(next, -1)]), first, next, others: thirdParties.next };
}
