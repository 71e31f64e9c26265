import { z } from "zod";
import { defineCopy } from "#contract/copy/copy-reader.ts";
import { keyed, message, template, text, texts } from "#contract/copy/copy-schema.ts";
import type { Language } from "#contract/languages/languages.ts";
import { extraFieldCopy } from "#contract/lead/extra-field-copy.ts";
import { extraFields, type LeadField } from "#contract/lead/lead-fields.ts";
import { recordOf } from "#contract/reader/records.ts";
import { builtInFields } from "#contract/schemas/field-names.ts";
import { projectTypes } from "#data/contract/facts/contact-form.ts";

const named = z.object({ items: z.record(z.string(), z.object({ name: text })) });

/** The packages by their names in the price list. */
export const packageCopy = defineCopy("prices", z.object({ groups: z.record(z.string(), named) }));

/** What happens next, and as whoever answers says it in a mail. */
const conversation = texts("name", "next").extend({ inMail: text.optional() });

/** What the form on the site, its answers and the mails about it all say. */
export const leadFormCopy = defineCopy(
  "leadForm",
  z.strictObject({
    fields: keyed(
      builtInFields,
      z.strictObject({
        /** In the form; `inMails` in mails, exports and the desk. */
        label: text,
        hint: text.optional(),
        inMails: text,
        /** The message beside a field that is not valid. */
        error: template("limit"),
      }),
    ),
    tooLong: template("limit"),
    /** Labels of the options of each `choice`. */
    options: z.strictObject({ projectType: keyed<string, typeof text>(projectTypes, text) }),
    budgets: z.strictObject({
      under: message("to"),
      between: message("from", "to"),
      over: message("from"),
    }),
    failure: text,
    /** When to try again, and how else to get in touch. */
    tooMany: message("wait"),
    /** Before the title of the page while something is wrong. */
    titlePrefix: text,
    /** What buttons promise, and what happens next once it was asked for. */
    promises: z.strictObject({
      trial: conversation.optional(),
      audit: conversation,
      call: texts("name"),
      package: z.strictObject({ next: message("name") }),
    }),
  }),
);

/** What each field wants in a language, and what is said of a text that is too long. */
export function validationMessages(language: Language): Record<LeadField | "tooLong", string> {
  const { fields, tooLong, failure } = leadFormCopy(language);
  return {
    ...recordOf(builtInFields, (field) => fields[field].error),
    // Of a field that may be empty only a forged value is wrong.
    ...recordOf(extraFields, (field) => extraFieldCopy(field, language).missing ?? failure),
    tooLong,
  };
}
