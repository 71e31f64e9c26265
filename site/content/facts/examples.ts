import { z } from "zod";
import { count, day, readData } from "#contract/reader/schema-parts.ts";
import { packages } from "#data/site/content/facts/packages.ts";

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

const written = readData("facts/examples.yaml", schema);

/** What the example documents say of invented businesses: days, and what was counted. The report is of the smallest package. */
export const examples = {
  ...written,
  report: { ...written.report, posts: Object.values(packages.social)[0]?.allPosts ?? 0 },
};
