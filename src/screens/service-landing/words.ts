import { z } from "zod";
import { text } from "#src/copy/words-schema.ts";

/** Words shared by the service landing pages. */
export const serviceLandingWords = z.strictObject({
  compare: text,
  quote: text,
  call: text,
  choose: text,
  popular: text,
  notIncluded: text,
  ongoing: text,
  scale: text,
  pricesNote: text,
  sample: text,
});
