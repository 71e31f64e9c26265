import { site } from "#data/contract/facts/site.ts";

/** The hours in which the dates of the tests that import this are meant, whatever the agency's own are. */
export const hours = Object.assign(site.hours, {
  days: ["Mo", "Tu", "We", "Th", "Fr"],
  opens: "09:00",
  closes: "18:00",
  timeZone: "Europe/Paris",
  closed: [],
});
