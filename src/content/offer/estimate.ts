import { type EstimateChoice, estimateGroups } from "#content/facts/estimate.ts";
import { runningCosts, serviceOfPrices } from "#content/facts/prices.ts";
import { isWithdrawn } from "#content/facts/services.ts";
import { estimateMessage } from "#src/content/offer/estimate-message.ts";
import { pricedItem } from "#src/content/offer/price-list.ts";
import { type YearlyCost, yearlyCost } from "#src/content/offer/yearly-cost.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { firstCurrency } from "#src/currencies.ts";
import { keyed } from "#src/formats/keyed.ts";
import { formatMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";

export type EstimateGroup = keyof typeof estimateGroups;

/** Groups of choices in the calculator, of the services on offer; groups without a choice are left out. */
export function estimateGroupsIn(language: Language) {
  const { groups, names } = wordsOf("estimate", language);
  const own: Record<string, string> = names;
  return keyed<EstimateGroup, Record<string, EstimateChoice>>(estimateGroups)
    .map(({ key: group, ...choices }) => ({
      group,
      title: groups[group],
      choices: keyed(choices)
        .filter(({ item }) => !isWithdrawn(serviceOfPrices[item[0]]))
        .map(({ key, item: [prices, name], running = [] }) => {
          const item = pricedItem(prices, name as never, language);
          const currency = firstCurrency(language);
          const amount = formatMoney(item.price[currency], currency, language);
          return {
            key,
            name: own[key] ?? item.name,
            item,
            running,
            cost: yearlyCost(item.price),
            line: `${own[key] ?? item.name}: ${[item.from, amount, item.period].filter(Boolean).join(" ")}`,
          };
        }),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** What the choices cost that are paid to others. */
export const runningCostOf = Object.fromEntries(
  Object.entries(runningCosts).map(([key, price]) => [key, yearlyCost(price)]),
) as Record<string, YearlyCost>;

/** Name of a choice's control in a form; of the sites a visitor takes one. */
export function controlOf(group: EstimateGroup, key: string): string {
  return group === "site" ? group : `${group}.${key}`;
}

/** The choice in a form sent without scripts, as text for the message; null if there is none. */
export function sentEstimate(values: Record<string, unknown>, language: Language): string | null {
  const chosen = estimateGroupsIn(language).flatMap(({ group, choices }) =>
    choices.filter(({ key }) => values[controlOf(group, key)] === key),
  );
  return chosen.length === 0
    ? null
    : estimateMessage(chosen, runningCostOf, wordsOf("estimate", language).message, language);
}
