import { entriesOf } from "#contract/reader/records.ts";
import type { Price } from "#contract/schemas/price.ts";
import { type PriceKey, priceGroups } from "#data/contract/facts/prices.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";

/** The keys of the prices that a service is listed with. */
export function listedKeysOf(service: ServiceKey): PriceKey[] {
  return pricesOf(service).flatMap(([key, price]) => (price.listed ? key : []));
}

/** Whether the home page has extras. */
export const hasHomeExtras = Object.values(priceGroups).some((group) =>
  Object.values(group.prices).some((price) => price.homeExtra),
);

/** The prices of a service by their keys, in all its groups. */
export function pricesOf(service: ServiceKey): [PriceKey, Price][] {
  return Object.values(priceGroups).flatMap((group) =>
    group.service === service ? entriesOf(group.prices) : [],
  );
}
