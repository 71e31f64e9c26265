import { z } from "zod";
import { keysOf } from "#contract/reader/records.ts";
import { count, expectedOne, record } from "#contract/reader/schema-parts.ts";
import { priceGroups } from "#data/contract/facts/prices.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

/** By the key of its price: maximum pages of each type of website. */
const types = record("prices", z.strictObject({ pages: count })).superRefine((types, context) => {
  if (!serviceKeys.includes("websites")) return;
  const sold = Object.values(priceGroups)
    .filter(({ service }) => service === "websites")
    .flatMap(({ prices }) => keysOf(prices));
  for (const key of keysOf(types).filter((type) => !sold.includes(type)))
    context.addIssue({ code: "custom", path: [key], message: expectedOne(sold), input: key });
});

export const schema = z.strictObject({
  types,
  /** Length of the handover call that every site includes. */
  handoverMinutes: count,
});

const written = readOptional("facts/website-types.yaml", schema, "websites");

export const websiteTypes = written?.types ?? types.parse({});
export const handoverMinutes = written?.handoverMinutes;
