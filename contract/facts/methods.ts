import { z } from "zod";
import { count, readData, record } from "#contract/copy/fact-schema.ts";
import { type StepDuration, totalDays } from "#contract/formats/step-days.ts";

const length = z.union([count, z.tuple([count, count])], "expected a number, or two such as [3, 5]");

const duration = z
  .union(
    [z.literal("ongoing"), z.strictObject({ hours: length }), z.strictObject({ days: length })],
    "expected { days: 2 }, { days: [3, 5] }, { hours: 48 } or ongoing",
  )
  .transform((written): StepDuration => {
    if (written === "ongoing") return { unit: "ongoing" };
    const [unit, value] =
      "hours" in written ? (["hours", written.hours] as const) : (["days", written.days] as const);
    const [from, to] = Array.isArray(value) ? value : [value, value];
    return { unit, from, to };
  });

const methods = readData(
  "facts/methods.yaml",
  z.strictObject({
    agency: record("agency steps", duration),
    design: record("design steps", duration),
    social: record("social steps", duration),
  }),
);

/** The agency's general method: the duration of each step. */
export const agencyMethod = methods.agency;

/** The method of a design project. */
export const designMethod = methods.design;

/** The method for social media clients. */
export const socialMethod = methods.social;

/** Total length of each method in days. */
export const methodDays = {
  agency: totalDays(Object.values(agencyMethod)),
  design: totalDays(Object.values(designMethod)),
  social: totalDays(Object.values(socialMethod)),
};
