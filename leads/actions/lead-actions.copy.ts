import { z } from "zod";
import { keyed, message, text, texts } from "#contract/copy/copy-schema.ts";
import { defineCopy } from "#contract/copy/define-copy.ts";
import { leadActions, leadStatuses } from "#leads/store/lead-actions.ts";

/** Copy of the page behind the links in the agency's mails: what a lead's status is, and what can be done. */
export const leadActionsCopy = defineCopy(
  "leadActions",
  z.strictObject({
    /** In the mails. */
    link: text,
    /** Beside it in the mail that is replied to. */
    keepLink: text,
    states: z.strictObject({
      suspect: text,
      new: text,
      answered: message("moment"),
      spam: text,
      erasing: message("moment"),
    }),
    /** Short names of the states, in lists and exports. */
    labels: keyed(leadStatuses, text),
    actions: keyed(leadActions, texts("button", "effect")),
    /** Shown after pressing a button that the status no longer allows. */
    unchanged: text,
    expired: texts("heading", "text"),
    forged: texts("heading", "text"),
    gone: texts("heading", "text"),
  }),
);
