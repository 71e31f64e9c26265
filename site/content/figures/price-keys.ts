import { entriesOf } from "#contract/reader/records.ts";
import type { Price } from "#contract/schemas/price.ts";
import { type PriceKey, priceGroups } from "#data/contract/facts/prices.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";

/** The keys of a service's prices in the short list. */
export function listedKeysOf(service: ServiceKey): PriceKey[] {
  return pricesOf(service).flatMap(([key, price]) => (price.listed ? key : []));
}

/** Whether the site sells extras at prices that a quote confirms. */
export const hasGuidePrices = Object.values(priceGroups).some((group) =>
  Object.values(group.prices).some((price) => price.guide),
);

/** The prices of a service by their keys, in all its groups. */
export function pricesOf(service: ServiceKey): [PriceKey, Price][] {
  return Object.values(priceGroups).flatMap((group) =>
    group.service === service ? entriesOf(group.prices) : [],
  );
}
