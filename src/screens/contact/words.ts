import { z } from "zod";
import { fieldFacts, type Lead, leadFields, type WordedField, wordedFields } from "#contact/lead-fields.ts";
import { keyed, message, screen, text, texts } from "#src/copy/words-schema.ts";

const optionWords = z.strictObject(
  Object.fromEntries(
    wordedFields.map((field) => [field, keyed<string, typeof text>(fieldFacts[field].options, text)]),
  ) as unknown as { [Field in WordedField]: z.ZodObject<Record<Lead[Field], typeof text>> },
);

export const contactWords = screen({
  subtitle: text,
  people: texts("title"),
  /** Shown above the form, to repeat what the button that led here promised. */
  promises: z.strictObject({
    trial: texts("title", "text"),
    audit: texts("title", "text"),
    package: z.strictObject({
      title: message("name"),
      text: text,
    }),
    service: z.strictObject({
      title: message("name"),
      text: text,
    }),
  }),
  conversations: texts("title"),
  audit: texts("title", "text", "button"),
  form: z.strictObject({
    title: text,
    labels: keyed(leadFields, text),
    hints: keyed(leadFields, text),
    options: optionWords,
    budgets: z.strictObject({
      under: message("to"),
      between: message("from", "to"),
      over: message("from"),
    }),
    /** That no field may be left out. */
    needed: message("count"),
    choose: text,
    submit: text,
    submitting: text,
    success: text,
    failure: text,
    failureHelp: text,
    whatsapp: text,
    privacy: text,
    crash: text,
  }),
  whatsapp: texts("title", "greeting", "button"),
  booking: z.strictObject({
    title: text,
    text: text,
    button: text,
    hours: text,
    show: text,
    warning: text,
    frameTitle: text,
    loading: text,
    failed: text,
  }),
  /** `answered` says beside the number who answers it. */
  direct: texts("phone", "answered", "email"),
});
