import { type StepDuration, totalDays } from "#contract/formats/step-days.ts";

/** Duration of each step of a method. */
const hours = (count: number): StepDuration => ({ unit: "hours", from: count, to: count });
const days = (from: number, to = from): StepDuration => ({ unit: "days", from, to });
const ongoing: StepDuration = { unit: "ongoing" };

/** The agency's general method. */
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

/** The method for social media clients: four weeks of posts are ready before the first is published. */
export const socialMethod = {
  audit: days(2),
  strategy: days(2, 3),
  setup: days(1, 2),
  production: days(5, 7),
  publication: ongoing,
} as const;

/** Total length of each method in days. */
export const methodDays = {
  agency: totalDays(Object.values(agencyMethod)),
  design: totalDays(Object.values(designMethod)),
  social: totalDays(Object.values(socialMethod)),
};
