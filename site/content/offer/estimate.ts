import type { Currency } from "#contract/currencies.ts";
import { type EstimateChoice, estimateGroups, singleChoices } from "#contract/facts/estimate.ts";
import { runningCosts, serviceOfPrices } from "#contract/facts/prices.ts";
import { isWithdrawn, serviceFacts } from "#contract/facts/services.ts";
import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import { type Choice, type Estimate, estimateText } from "#site/content/offer/estimate-message.ts";
import { pricedItem } from "#site/content/offer/price-list.ts";
import { estimateWords } from "#site/screens/pricing/estimate.words.ts";

type EstimateGroup = keyof typeof estimateGroups;

/** Groups of choices in the calculator, of the services on offer; groups without a choice are left out. */
export function estimateGroupsIn(language: Language) {
  const { groups, names, none } = estimateWords(language);
  const own: Record<string, string> = names;
  return keyed<EstimateGroup, Record<string, EstimateChoice>>(estimateGroups)
    .map(({ key: group, ...choices }) => ({
      group,
      title: groups[group],
      /** The choice of none, where a visitor takes one at most. */
      none: isSingleChoice(group) ? none[group] : undefined,
      choices: keyed(choices)
        .filter(({ item }) => !isWithdrawn(serviceOfPrices[item[0]]))
        .map(({ key, item: [prices, item], running = [], needsTask = false, projectType }) => {
          const { name, price, from, period } = pricedItem(prices, item as never, language);
          return {
            key,
            item: { group: prices, key: String(item) },
            name: own[key] ?? name,
            price,
            from,
            period,
            running,
            needsTask,
            projectType: projectType ?? serviceFacts[serviceOfPrices[prices]].projectTypes[0],
          } satisfies Choice & Record<string, unknown>;
        }),
    }))
    .filter(({ choices }) => choices.length > 0);
}

function isSingleChoice(group: EstimateGroup): group is (typeof singleChoices)[number] {
  return singleChoices.some((single) => single === group);
}

export function writtenEstimate(chosen: Choice[], language: Language, currency: Currency): Estimate {
  return estimateText(chosen, runningCosts, estimateWords(language).message, language, currency);
}
