import { type EstimateChoice, estimateGroups, singleChoices } from "#content/facts/estimate.ts";
import { runningCosts, serviceOfPrices } from "#content/facts/prices.ts";
import { isWithdrawn, serviceFacts } from "#content/facts/services.ts";
import { type Currency, currencies, firstCurrency } from "#contract/currencies.ts";
import { keyed } from "#contract/formats/keyed.ts";
import { formatMoney } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages.ts";
import { type ChosenItem, type Estimate, estimateText } from "#site/content/offer/estimate-message.ts";
import { pricedItem } from "#site/content/offer/price-list.ts";
import { type YearlyCost, yearlyCost } from "#site/content/offer/yearly-cost.ts";
import { estimateWords } from "#site/screens/pricing/estimate.words.ts";

export type EstimateGroup = keyof typeof estimateGroups;

/** Groups of choices in the calculator, of the services on offer; groups without a choice are left out. */
export function estimateGroupsIn(language: Language) {
  const { groups, names } = estimateWords(language);
  const own: Record<string, string> = names;
  return keyed<EstimateGroup, Record<string, EstimateChoice>>(estimateGroups)
    .map(({ key: group, ...choices }) => ({
      group,
      title: groups[group],
      choices: keyed(choices)
        .filter(({ item }) => !isWithdrawn(serviceOfPrices[item[0]]))
        .map(({ key, item: [prices, name], running = [], needsTask = false, projectType }) => {
          const item = pricedItem(prices, name as never, language);
          const title = own[key] ?? item.name;
          const line = (currency: Currency) => {
            const amount = formatMoney(item.price[currency], currency, language);
            return `${title}: ${[item.from, amount, item.period].filter(Boolean).join(" ")}`;
          };
          return {
            key,
            name: title,
            item,
            running,
            needsTask,
            projectType: projectType ?? serviceFacts[serviceOfPrices[prices]].projectTypes[0],
            cost: yearlyCost(item.price),
            lines: Object.fromEntries(currencies.map((one) => [one, line(one)])) as Record<Currency, string>,
          };
        }),
    }))
    .filter(({ choices }) => choices.length > 0);
}

/** What the choices cost that are paid to others. */
export const runningCostOf = Object.fromEntries(
  Object.entries(runningCosts).map(([key, price]) => [key, yearlyCost(price)]),
) as Record<string, YearlyCost>;

export function isSingleChoice(group: EstimateGroup): group is (typeof singleChoices)[number] {
  return singleChoices.some((single) => single === group);
}

/** Name of a choice's control in a form. */
export function controlOf(group: EstimateGroup, key: string): string {
  return isSingleChoice(group) ? group : `${group}.${key}`;
}

/** The choice in a form sent without scripts, as it fills in the contact form; null if there is none. */
export function sentEstimate(values: Record<string, unknown>, language: Language): Estimate | null {
  const chosen = estimateGroupsIn(language).flatMap(({ group, choices }) =>
    choices.filter(({ key }) => values[controlOf(group, key)] === key),
  );
  return chosen.length === 0 ? null : writtenEstimate(chosen, language, firstCurrency(language));
}

export function writtenEstimate(chosen: ChosenItem[], language: Language, currency: Currency): Estimate {
  return estimateText(chosen, runningCostOf, estimateWords(language).message, language, currency);
}
