import { z } from "zod";
import { keyed, template, text, texts, unlistedScreen } from "#src/copy/words-schema.ts";

export const thanksWords = unlistedScreen({
  subtitle: text,
  home: text,
  next: z.strictObject({
    title: text,
    /** Below the day of the answer. */
    by: template("hour", "minute"),
    /** How the visitor hears from us, where what they wrote is at hand. */
    channel: template("email", "phone"),
    again: text,
    call: text,
    steps: keyed(["stored", "answer", "call"], texts("time", "title", "text")),
  }),
});
