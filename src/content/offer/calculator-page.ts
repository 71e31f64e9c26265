import type { ServiceKey } from "#content/facts/services.ts";
import { estimateGroupsIn } from "#src/content/offer/estimate.ts";
import { choiceParameter } from "#src/content/offer/estimate-message.ts";
import { entryPriceOf } from "#src/content/offer/price-list.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

export function calculatorPage(language: Language, choices: readonly string[]): string {
  return `${pathOf("pricing", language)}?${choiceParameter}=${choices.join()}#calculator`;
}

/** The same with what a service is advertised with; null if the calculator does not offer that. */
export function calculatorPageFor(service: ServiceKey, language: Language): string | null {
  const { group, key } = entryPriceOf(service, language);
  const choices = estimateGroupsIn(language).flatMap((one) => one.choices);
  const first = choices.find(({ item }) => item.group === group && item.key === key);
  return first ? calculatorPage(language, [first.key]) : null;
}
