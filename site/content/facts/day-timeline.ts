import { z } from "zod";
import { entriesOf } from "#contract/reader/records.ts";
import { timeOfDay } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export const schema = z.strictObject({ morning: timeOfDay, afternoon: timeOfDay, evening: timeOfDay });

const times = readOptional("facts/day-timeline.yaml", schema, "vision");

/** The three shifts of an owner’s day on the vision page, in their order, and when each begins. */
export const dayTimeline = times ? entriesOf(times) : [];
