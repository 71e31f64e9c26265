import { type StepDuration, totalDays } from "#src/formats/step-days.ts";

/** How long each step of a method takes, once for all languages. */
const hours = (count: number): StepDuration => ({ unit: "hours", from: count, to: count });
const days = (from: number, to = from): StepDuration => ({ unit: "days", from, to });
const ongoing: StepDuration = { unit: "ongoing" };

/** The agency's method. */
export const agencyMethod = {
  diagnostic: hours(48),
  design: days(3, 5),
  integration: days(7, 14),
  launch: days(2),
  optimisation: ongoing,
} as const;

/** The method of a design project. */
export const designMethod = {
  discovery: days(2, 3),
  concepts: days(5, 7),
  refinement: days(3, 5),
  delivery: days(2, 3),
} as const;

/** The method of a social media client: four weeks of posts are ready before the first goes out. */
export const socialMethod = {
  audit: days(2),
  strategy: days(2, 3),
  setup: days(1, 2),
  production: days(5, 7),
  publication: ongoing,
} as const;

/** The length of each method in days, first step to last. */
export const methodDays = {
  agency: totalDays(Object.values(agencyMethod)),
  design: totalDays(Object.values(designMethod)),
  social: totalDays(Object.values(socialMethod)),
};
