import { z } from "zod";
import { count, day } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

const counts = z.record(z.string(), count);

export const schema = z.strictObject({
  audit: z.object({ day }).catchall(count),
  quote: z.strictObject({
    number: z.string().optional(),
    /** The conversation that settles what the quote must contain. */
    agreed: day,
    day,
    /** If the quote is accepted by this day, the texts come by the next. */
    accepted: day,
    texts: day,
    /** If the texts are approved by this day, the work is online between the next two. */
    approved: day,
    online: z.strictObject({ from: day, to: day }),
    validUntil: day,
  }),
  report: z.object({ day, before: counts, month: counts }).catchall(count),
});

/** What the example documents say of invented businesses: days, and what was counted. */
export const examples = readOptional("facts/examples.yaml", schema, "examples");
