import { z } from "zod";
import { words } from "#contract/words/words.ts";
import { message, text } from "#contract/words/words-schema.ts";

/** Words of the acknowledgement that a visitor gets by email. Of what they typed, it repeats only the name. */
export const acknowledgementWords = words(
  "acknowledgement",
  z.strictObject({
    subject: text,
    heading: text,
    greeting: message("name"),
    greetingNameless: text,
    text: text,
    next: text,
    urgent: text,
    closing: text,
    privacy: text,
    unexpected: text,
  }),
);
