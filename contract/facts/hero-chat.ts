import { z } from "zod";
import { readData, timeOfDay } from "#contract/copy/fact-schema.ts";

/** The sample conversation on the home page: when the visitor asks, and the time that is then proposed. */
export const heroChat = readData(
  "facts/hero-chat.yaml",
  z.strictObject({
    asked: timeOfDay,
    slot: timeOfDay,
  }),
);
