import { screenName } from "#contract/copy/screen-name.ts";
import type { ServiceKey } from "#contract/facts/services.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { screenHead } from "#site/content/words/screen-head.ts";

/** A service of the agency with everything it sells, for structured data. */
export function serviceOf(key: ServiceKey, language: Language) {
  return {
    key,
    name: screenName(key, language),
    description: screenHead(key, language).seo.description.join(""),
    path: pathOf(key, language),
    offers: pricedItemsOf(key, language),
  };
}

export type Service = ReturnType<typeof serviceOf>;
