import type { Language } from "#contract/languages/languages.ts";
import { findPath } from "#contract/routes/addresses.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";
import { estimateGroups } from "#data/site/content/facts/calculator-choices.ts";
import { choiceParameter } from "#site/content/offer/choice-parameter.ts";
import { startingPriceOf } from "#site/content/offer/price-list.ts";
import { withKeys } from "#site/content/with-keys.ts";

/** The calculator with choices made; undefined in a language without one. */
export function calculatorPage(language: Language, choices: readonly string[]): string | undefined {
  return findPath("pricing", language, `?${choiceParameter}=${choices.join()}#calculator`);
}

/** The same with what a service is advertised with; undefined if the calculator does not offer that. */
export function calculatorPageFor(service: ServiceKey, language: Language): string | undefined {
  const { group, key } = startingPriceOf(service, language);
  const choices = Object.values(estimateGroups).flatMap((items) => withKeys(items));
  const first = choices.find(({ item: [prices, item] }) => prices === group && item === key);
  return first ? calculatorPage(language, [first.key]) : undefined;
}
