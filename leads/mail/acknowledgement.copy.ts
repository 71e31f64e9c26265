import { z } from "zod";
import { defineCopy } from "#contract/copy/copy-reader.ts";
import { message, text } from "#contract/copy/copy-schema.ts";

/** Copy of the acknowledgement that a visitor gets by email. */
export const acknowledgementCopy = defineCopy(
  "acknowledgement",
  z.strictObject({
    subject: text,
    heading: text,
    greeting: message("name", "first"),
    greetingNameless: text,
    /** Says by when the answer comes. */
    text: message("day", "time"),
    /** Heading of the visitor's message, which is quoted only if there is a heading. */
    yours: text.optional(),
    next: text,
    urgent: text,
    closing: text,
    privacy: text,
    unexpected: text,
  }),
);
