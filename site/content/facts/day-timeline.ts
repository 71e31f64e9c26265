import { z } from "zod";
import { readData, timeOfDay } from "#contract/reader/schema-parts.ts";

export const schema = z.strictObject({ morning: timeOfDay, afternoon: timeOfDay, evening: timeOfDay });

/** The three shifts of an owner’s day on the vision page: when each begins. */
export const dayTimeline = readData("facts/day-timeline.yaml", schema);
