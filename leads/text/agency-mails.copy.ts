import { z } from "zod";
import { defineCopy } from "#contract/copy/copy-reader.ts";
import { keyed, message, template, text, texts } from "#contract/copy/copy-schema.ts";
import { sourceFields } from "#contract/schemas/field-names.ts";
import { spamSignals } from "#leads/guard/signals.ts";

/** Copy of the mails that the agency gets about leads. */
export const agencyMailsCopy = defineCopy(
  "agencyMails",
  z.strictObject({
    rows: texts("service", "promise", "language", "received", "score", "signals", "reference"),
    /** Headings of further columns of the export. */
    columns: texts("status", "answered", "notes", "recipient"),
    signals: keyed(spamSignals, text),
    source: keyed(sourceFields, text),
    row: template("label", "value"),
    /** Subject of a reply to the visitor. */
    subject: message("projectType", "company"),
    /** Subject of the mail about a lead. */
    received: message("language", "projectType", "company"),
    suspect: z.strictObject({ subject: message("who"), text: text }),
    /** The digest, which lists leads beyond the hourly limit of a mailbox. */
    digest: z.strictObject({ heading: message("count"), text: text }),
    /** Explains why a list shows times only: the mail server refused the visitors' texts. */
    timesOnly: text,
    daily: z.strictObject({
      heading: text,
      unanswered: z.strictObject({ heading: message("count"), text: text }),
      /** Label of the time by which a reply was promised. */
      due: text,
      suspects: z.strictObject({ heading: message("count"), text: text }),
      undelivered: z.strictObject({ heading: message("count"), text: text }),
      failed: text,
    }),
    /** Names of the kinds of delivery. */
    deliveries: texts("agency", "suspect", "acknowledgement", "webhook", "daily", "sign-in"),
    /** Introduces the receiving server's answer. */
    answer: template("words"),
  }),
);
