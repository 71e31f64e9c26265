import { formatMoney } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { Currency } from "#data/contract/languages/currencies.ts";
import {
  estimateGroups,
  type PricedChoice,
  pricedChoices,
  singleChoices,
} from "#data/site/content/facts/calculator-choices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import { type Estimate, estimateText } from "#site/content/offer/estimate-message.ts";
import { pricedItem } from "#site/content/offer/price-list.ts";
import { withKeys } from "#site/content/with-keys.ts";

interface Choice extends PricedChoice {
  key: string;
  name: string;
  /** "from", if the price is a minimum. */
  from: string | null;
  period: string;
}

/** Groups of choices in the calculator; groups without a choice are left out. */
export function estimateGroupsIn(language: Language) {
  const { groups, names, none } = estimateCopy(language);
  const choiceNames: Record<string, string> = names;
  return withKeys(estimateGroups)
    .map(({ key: group, ...choices }) => ({
      group,
      title: groups[group],
      /** The choice of none, where a visitor takes one at most. */
      none: singleChoices.some((single) => single === group) ? none[group] : undefined,
      choices: withKeys(choices).flatMap(({ key, item: [prices, item] }): Choice[] => {
        const { name, from, period } = pricedItem(prices, item, language);
        const priced = pricedChoices[key];
        return priced ? [{ key, name: choiceNames[key] ?? name, from, period, ...priced }] : [];
      }),
    }))
    .filter(({ choices }) => choices.length > 0)
    .map((group, position, all) => ({
      ...group,
      /** What few need: the last of them, unless one of it is always chosen. */
      isExtra: position === all.length - 1 && group.none === undefined,
    }));
}

export function writtenEstimate(chosen: Choice[], language: Language, currency: Currency): Estimate {
  const lines = chosen.map((choice) => choiceLine(choice, language, currency));
  const copy = estimateCopy(language).message;
  return estimateText({ chosen, lines, runningCosts, copy, language, currency });
}

/** How a choice is written in the message. */
export function choiceLine(
  { name, price, from, period }: Choice,
  language: Language,
  currency: Currency,
): string {
  const cost = [from, formatMoney(price[currency], currency, language), period].filter(Boolean).join(" ");
  return `– ${estimateCopy(language).line({ name, price: cost })}`;
}
