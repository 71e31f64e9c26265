import { keyed, template, texts, titled, unlistedScreen } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const thanksCopy = defineSiteCopy(
  "thanks",
  unlistedScreen({
    ...texts("subtitle", "home").shape,
    next: titled("again", "call").extend({
      /** Below the day of the answer. */
      by: template("time"),
      /** How the visitor hears from us, where what they wrote is at hand. */
      channel: template("email", "phone"),
      /** The channel of a visitor who left no number. */
      byEmail: template("email"),
      steps: keyed(["stored", "answer"], titled("time", "text")).extend({ call: titled() }),
    }),
  }),
);
