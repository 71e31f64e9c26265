import { z } from "zod";
import { readData, timeOfDay } from "#contract/copy/fact-schema.ts";

/** The sample conversation on the home page: when the visitor asks, and what the calendar then says. */
export const heroChat = readData(
  "facts/hero-chat.yaml",
  z.strictObject({
    asked: timeOfDay,
    slots: z.record(z.string(), timeOfDay),
  }),
);
