import { z } from "zod";
import { timeOfDay } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export const schema = z.strictObject({
  asked: timeOfDay,
});

/** The sample conversation on the home page: when the visitor asks. */
export const heroChat = readOptional("facts/hero-chat.yaml", schema);
