import { z } from "zod";
import { count, record } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";
import { type StepDuration, totalDays } from "#site/content/formats/step-days.ts";

const expected = "expected { hours: 48 }, { days: 3, to: 5 } or { ongoing: true }";

const duration = z
  .strictObject(
    {
      hours: count.optional(),
      days: count.optional(),
      to: count.optional(),
      ongoing: z.boolean().optional(),
    },
    expected,
  )
  .transform(({ hours, days, to, ongoing = false }, context): StepDuration => {
    const from = hours ?? days;
    if (ongoing && from === undefined) return { unit: "ongoing" };
    if (!ongoing && from !== undefined && !(hours !== undefined && days !== undefined))
      return { unit: hours === undefined ? "days" : "hours", from, to: to ?? from };
    context.addIssue({ code: "custom", message: expected });
    return z.NEVER;
  });

export const schema = z.strictObject({
  agency: record("agency steps", duration),
  design: record("design steps", duration),
  social: record("social steps", duration),
});

/**
 * The durations of the steps of each method: the agency's in general, of a design project, for social media
 * clients.
 */
export const {
  agency: agencyMethod,
  design: designMethod,
  social: socialMethod,
} = readOptional("facts/methods.yaml", schema, "about", "design", "social") ??
schema.parse({ agency: {}, design: {}, social: {} });

/** Total length of each method in days. */
export const methodDays = {
  agency: totalDays(Object.values(agencyMethod)),
  design: totalDays(Object.values(designMethod)),
  social: totalDays(Object.values(socialMethod)),
};
