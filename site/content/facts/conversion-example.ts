import { z } from "zod";
import { recordOf } from "#contract/reader/records.ts";
import { count } from "#contract/reader/schema-parts.ts";
import { money } from "#contract/schemas/price.ts";
import { currencies } from "#data/contract/languages/currencies.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export const schema = z.strictObject({
  /** One entry a week, oldest first. */
  weeks: z.array(z.strictObject({ visits: count, requests: count })),
  /** After how many weeks each change went live. */
  changes: z.array(count).min(1),
  /** Advertising budget per week. */
  weeklySpend: money,
});

/** Twelve weeks of a fictional client, drawn on the CRO page; none in a site without it. */
export const conversionExample = readOptional("facts/conversion-example.yaml", schema, "cro") ?? {
  weeks: [],
  changes: [0],
  weeklySpend: recordOf(currencies, () => 0),
};
