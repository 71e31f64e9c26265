import { Amount } from "#contract/copy/sentence.ts";
import type { Language } from "#contract/languages/languages.ts";
import { prices } from "#data/contract/facts/prices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { trades } from "#data/site/content/facts/trades.ts";
import { addCosts, yearlyCost } from "#site/content/figures/yearly-cost.ts";

/**
 * What clients of whom the trades tell paid in their first year, to the agency and to others:
 * `bought.butcher`.
 */
export function boughtFacts(language: Language) {
  return Object.fromEntries(
    trades.flatMap(({ bought = {} }) =>
      Object.entries(bought).map(([name, { us, others }]) => {
        const costs = [
          ...us.map(([group, key]) => prices[group][key]),
          ...others.map((key) => runningCosts[key]),
        ];
        return [name, new Amount(addCosts(costs.map(yearlyCost)).first, language)];
      }),
    ),
  );
}
