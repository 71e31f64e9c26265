import { z } from "zod";
import { readData, timeOfDay } from "#contract/copy/fact-schema.ts";

/** The three shifts of an owner’s day on the vision page: when each begins. */
export const dayTimeline = readData(
  "facts/day-timeline.yaml",
  z.strictObject({ morning: timeOfDay, afternoon: timeOfDay, evening: timeOfDay }),
);
