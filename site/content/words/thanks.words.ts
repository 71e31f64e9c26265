import { keyed, template, texts, unlistedScreen } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

export const thanksWords = words(
  "thanks",
  unlistedScreen({
    ...texts("subtitle", "home").shape,
    next: texts("title", "again", "call").extend({
      /** Below the day of the answer. */
      by: template("time"),
      /** How the visitor hears from us, where what they wrote is at hand. */
      channel: template("email", "phone"),
      /** The same where they left no number. */
      byEmail: template("email"),
      steps: keyed(["stored", "answer"], texts("time", "title", "text")).extend({ call: texts("title") }),
    }),
  }),
);
