import { z } from "zod";
import { count, readData } from "#contract/copy/fact-schema.ts";
import { money } from "#contract/copy/price-schema.ts";

/** Twelve weeks of a fictional client, drawn on the CRO page. */
export const conversionExample = readData(
  "facts/conversion-example.yaml",
  z.strictObject({
    /** One entry a week, oldest first. */
    weeks: z.array(z.strictObject({ visits: count, requests: count })),
    /** The change went live after this many weeks. */
    changedAfter: count,
    /** Advertising budget per week. */
    weeklySpend: money,
  }),
);
