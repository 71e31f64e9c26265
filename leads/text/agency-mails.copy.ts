import { z } from "zod";
import { keyed, message, text, texts } from "#contract/copy/copy-schema.ts";
import { defineCopy } from "#contract/copy/define-copy.ts";
import { sourceFields } from "#contract/schemas/field-names.ts";
import { spamSignals } from "#leads/guard/signals.ts";

/** Copy of the mails that the agency gets about leads. */
export const agencyMailsCopy = defineCopy(
  "agencyMails",
  z.strictObject({
    rows: texts("service", "promise", "language", "received", "score", "signals", "reference"),
    /** More columns of the export. */
    columns: texts("status", "answered", "notes", "recipient"),
    signals: keyed(spamSignals, text),
    source: keyed(sourceFields, text),
    row: message("label", "value"),
    subject: message("projectType", "company"),
    /** Of the mail about a lead, with the language that the visitor wrote in. */
    received: message("language", "projectType", "company"),
    suspect: z.strictObject({ subject: message("who"), text: text }),
    /** The digest: it lists leads beyond the hourly limit of a mailbox. */
    gathered: z.strictObject({ heading: message("count"), text: text }),
    /** Said in a list of leads whose words the mail server refused. */
    timesOnly: text,
    daily: z.strictObject({
      heading: text,
      unanswered: z.strictObject({ heading: message("count"), text: text }),
      /** Label of when the reply is due, as promised. */
      due: text,
      suspects: z.strictObject({ heading: message("count"), text: text }),
      undelivered: z.strictObject({ heading: message("count"), text: text }),
      failed: text,
    }),
    /** What each delivery is called. */
    deliveries: texts("agency", "suspect", "acknowledgement", "webhook", "daily", "sign-in"),
    /** What the receiving server said. */
    answer: message("words"),
  }),
);
