import { z } from "zod";
import { readData, timeOfDay } from "#contract/reader/schema-parts.ts";

export const schema = z.strictObject({
  asked: timeOfDay,
});

/** The sample conversation on the home page: when the visitor asks. */
export const heroChat = readData("facts/hero-chat.yaml", schema);
