import { z } from "zod";
import { leadFields } from "#contact/lead-fields.ts";
import { sourceFields } from "#content/facts/contact-form.ts";
import { spamSignals } from "#content/facts/spam-signals.ts";
import { keyed, message, text, texts } from "#src/copy/words-schema.ts";

/** Words of the mails that the agency gets about requests, and the names of their fields. */
export const agencyMailsWords = z.strictObject({
  fields: keyed(leadFields, text),
  rows: texts("service", "promise", "language", "received", "score", "signals", "reference"),
  /** More columns of the export. */
  columns: texts("state", "answered", "notes", "recipient"),
  signals: keyed(spamSignals, text),
  source: keyed(sourceFields, text),
  promised: keyed(["trial", "audit", "call"], text),
  row: message("label", "value"),
  reply: text,
  call: text,
  subject: message("projectType", "company"),
  triage: z.strictObject({
    subject: message("who"),
    suspectSubject: message("who"),
    text: text,
    suspectText: text,
    actions: text,
  }),
  digest: z.strictObject({
    subject: message("count"),
    heading: text,
    text: text,
    /** Warns that the limits of receipts are reached. */
    withoutReceipt: message("count"),
    /** The command that lists them, as typed on this server. */
    onServer: message("list"),
  }),
  reminder: z.strictObject({
    subject: message("count"),
    heading: text,
    text: text,
    due: text,
  }),
  alarm: z.strictObject({
    subject: message("count"),
    heading: text,
    text: text,
    kinds: z.strictObject({
      agency: text,
      triage: text,
      acknowledgement: text,
      webhook: text,
      digest: text,
      reminder: text,
      alarm: text,
    }),
    given: text,
    late: text,
    answer: message("words"),
    onServer: message("list", "retry"),
  }),
});
