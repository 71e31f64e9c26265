import { screenName } from "#contract/copy/screen-name.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf, type RouteKey } from "#contract/routes.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { screenRecord } from "#site/content/words/screen-head.ts";

/** A service of the agency for structured data: with all it sells on its own page, else with what most begin with. */
function serviceOf(key: ServiceKey, language: Language, onItsPage: boolean) {
  return {
    key,
    name: screenName(key, language),
    description: screenRecord(key, language).description,
    path: pathOf(key, language),
    offers: pricedItemsOf(key, language).filter(({ price }) => onItsPage || price.listed),
  };
}

export type Service = ReturnType<typeof serviceOf>;

/** What a page sells: a service on its own, all of them beside the prices. */
export function servicesOn(route: RouteKey, language: Language): Service[] {
  return serviceKeys
    .filter((key) => key === route || route === "pricing")
    .map((key) => serviceOf(key, language, key === route));
}
