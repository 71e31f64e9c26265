import type { Currency } from "#contract/facts/currencies.ts";
import { estimateGroups, singleChoices } from "#contract/facts/estimate.ts";
import { runningCosts } from "#contract/facts/running-costs.ts";
import type { Language } from "#contract/languages.ts";
import { projectsOf } from "#contract/services.ts";
import { type Choice, type Estimate, estimateText } from "#site/content/offer/estimate-message.ts";
import { pricedItem, serviceOfPrices } from "#site/content/offer/price-list.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { estimateWords } from "#site/screens/pricing/estimate.words.ts";

/** Groups of choices in the calculator; groups without a choice are left out. */
export function estimateGroupsIn(language: Language) {
  const { groups, names, none } = estimateWords(language);
  const own: Record<string, string> = names;
  return withKeys(estimateGroups)
    .map(({ key: group, ...choices }) => ({
      group,
      title: groups[group],
      /** The choice of none, where a visitor takes one at most. */
      none: singleChoices.some((single) => single === group) ? none[group] : undefined,
      choices: withKeys(choices).map(
        ({ key, item: [prices, item], running = [], needsTask = false, projectType }) => {
          const { name, price, from, period } = pricedItem(prices, item, language);
          return {
            key,
            name: own[key] ?? name,
            price,
            from,
            period,
            running,
            needsTask,
            projectType: projectType ?? projectsOf(serviceOfPrices(prices))[0],
          } satisfies Choice;
        },
      ),
    }))
    .filter(({ choices }) => choices.length > 0);
}

export function writtenEstimate(chosen: Choice[], language: Language, currency: Currency): Estimate {
  return estimateText(chosen, runningCosts, estimateWords(language).message, language, currency);
}
