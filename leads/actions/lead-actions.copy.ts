import { z } from "zod";
import { defineCopy } from "#contract/copy/copy-reader.ts";
import { keyed, message, text, texts } from "#contract/copy/copy-schema.ts";
import { leadActions, leadStatuses } from "#leads/store/lead-actions.ts";

/** Copy of a lead's page, which the links in the agency's mails open: its statuses and its buttons. */
export const leadActionsCopy = defineCopy(
  "leadActions",
  z.strictObject({
    /** Text of the link in the mails. */
    link: text,
    /** Below that link in the mail that is replied to: a reply should not quote the link. */
    keepLink: text,
    states: z.strictObject({
      suspect: text,
      new: text,
      answered: message("moment"),
      spam: text,
      erasing: message("moment"),
    }),
    /** Short names of the statuses, in lists and exports. */
    labels: keyed(leadStatuses, text),
    actions: keyed(leadActions, texts("button", "effect")),
    /** Shown after pressing a button that the status no longer allows. */
    unchanged: text,
    expired: texts("heading", "text"),
    forged: texts("heading", "text"),
    gone: texts("heading", "text"),
  }),
);
