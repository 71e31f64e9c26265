import { z } from "zod";
import { words } from "#contract/words/words.ts";
import { message, text } from "#contract/words/words-schema.ts";

/** Words of the acknowledgement that a visitor gets by email. */
export const acknowledgementWords = words(
  "acknowledgement",
  z.strictObject({
    subject: text,
    heading: text,
    greeting: message("name", "first"),
    greetingNameless: text,
    /** By when the answer comes. */
    text: message("day", "time"),
    /** Above what the visitor wrote, which is left out without it. */
    yours: text.optional(),
    next: text,
    urgent: text,
    closing: text,
    privacy: text,
    unexpected: text,
  }),
);
