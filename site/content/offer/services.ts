import { screenName } from "#contract/copy/screen-name.ts";
import { serviceKeys } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf, type RouteKey } from "#contract/routes.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { screenRecord } from "#site/content/words/screen-head.ts";

/** What a page sells, for structured data: a service on its own with all there is, all of them beside the prices with what most begin with. */
export function servicesOn(route: RouteKey, language: Language) {
  return serviceKeys
    .filter((key) => key === route || route === "pricing")
    .map((key) => ({
      key,
      name: screenName(key, language),
      description: screenRecord(key, language).description,
      path: pathOf(key, language),
      offers: pricedItemsOf(key, language).filter(({ price }) => key === route || price.listed),
    }));
}

export type Service = ReturnType<typeof servicesOn>[number];
