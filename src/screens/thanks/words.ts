import { words } from "#src/content/words/words.ts";
import { keyed, template, texts, unlistedScreen } from "#src/copy/words-schema.ts";

export const thanksWords = words(
  "thanks",
  unlistedScreen({
    ...texts("subtitle", "home").shape,
    next: texts("title", "again", "call").extend({
      /** Below the day of the answer. */
      by: template("hour", "minute"),
      /** How the visitor hears from us, where what they wrote is at hand. */
      channel: template("email", "phone"),
      steps: keyed(["stored", "answer", "call"], texts("time", "title", "text")),
    }),
  }),
);
