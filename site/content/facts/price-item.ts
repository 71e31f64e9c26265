import { z } from "zod";
import { isKeyOf, keysOf } from "#contract/reader/records.ts";
import { expectedOne, keyOf } from "#contract/reader/schema-parts.ts";
import { type PriceGroup, type PriceKey, prices } from "#data/contract/facts/prices.ts";

/** A line of the price list, named by its group and its key. */
export const priceItem = z
  .tuple([keyOf(prices), z.string()], "expected a price of facts/prices.yaml, such as [websites, landing]")
  .refine((item): item is [group: PriceGroup, key: PriceKey] => isKeyOf(prices[item[0]], item[1]), {
    path: [1],
    error: ({ input }) => expectedOne(pricesBeside(input)),
  });

/** The keys of the prices in the group that an item names. */
function pricesBeside(item: unknown): string[] {
  const [group] = Array.isArray(item) ? item : [];
  return isKeyOf(prices, group) ? keysOf(prices[group]) : [];
}
