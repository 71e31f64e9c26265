import { z } from "zod";
import { entriesOf, keysOf, recordOf } from "#contract/reader/records.ts";
import { expectedOne, type KeyOf, oneOf, readData, record } from "#contract/reader/schema-parts.ts";
import { type Price, price } from "#contract/schemas/price.ts";
import { serviceKeys, serviceNames } from "#data/contract/facts/services.ts";

export type PriceGroup = KeyOf<"price groups">;

export type PriceKey = KeyOf<"prices">;

const group = z.strictObject({
  service: oneOf(serviceKeys),
  /** The group in whose table they stand; without one, they have their own. */
  table: z.string().optional(),
  prices: record("prices", price),
});

export const schema = record("price groups", group).superRefine((groups, context) => {
  const withTable = keysOf(groups).filter((key) => groups[key].table === undefined);
  for (const [key, { table }] of entriesOf(groups)) {
    if (table === undefined || withTable.some((name) => name === table)) continue;
    context.addIssue({
      code: "custom",
      path: [key, "table"],
      message: expectedOne(withTable),
      input: table,
    });
  }
  for (const service of serviceKeys) {
    const own = Object.values(groups).filter((group) => group.service === service);
    if (own.some(({ prices }) => Object.values(prices).some(({ startingPrice }) => startingPrice))) continue;
    context.addIssue({
      code: "custom",
      message: `no price of ${service} has startingPrice: true, the one it is advertised with`,
    });
  }
});

/** Every price of the site in its group, with the service that the group belongs to. */
export const priceGroups = readData("facts/prices.yaml", schema);

/** The prices by group and key. */
export const prices = recordOf(
  keysOf(priceGroups),
  (key): Record<PriceKey, Price> => priceGroups[key].prices,
);

/** What each service is sold in: prices with a button of their own. */
export const packageKeys = recordOf(serviceNames, (service) =>
  Object.values(priceGroups).flatMap((group) =>
    group.service === service ? keysOf(group.prices).filter((key) => group.prices[key].package) : [],
  ),
);

/** The prices of all services together. */
export const allPackageKeys: PriceKey[] = Object.values(packageKeys).flat();
