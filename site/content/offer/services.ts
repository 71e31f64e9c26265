import { screenName } from "#contract/copy/screen-name.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf, type RouteKey } from "#contract/routes.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { screenRecord } from "#site/content/words/screen-head.ts";

/** A service of the agency with everything it sells, for structured data. */
function serviceOf(key: ServiceKey, language: Language) {
  return {
    key,
    name: screenName(key, language),
    description: screenRecord(key, language).description,
    path: pathOf(key, language),
    offers: pricedItemsOf(key, language),
  };
}

export type Service = ReturnType<typeof serviceOf>;

/** What a page sells: a service on its own, all of them beside the prices. */
export function servicesOn(route: RouteKey, language: Language): Service[] {
  return serviceKeys
    .filter((key) => key === route || route === "pricing")
    .map((key) => serviceOf(key, language));
}
