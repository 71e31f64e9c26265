import { z } from "zod";
import { keyed, message, screen, text, texts } from "#contract/copy/words-schema.ts";
import { fieldFacts, type Lead, leadFields, type WordedField, wordedFields } from "#contract/lead-fields.ts";
import { words } from "#site/content/words/words.ts";

const optionWords = z.strictObject(
  Object.fromEntries(
    wordedFields.map((field) => [field, keyed<string, typeof text>(fieldFacts[field].options, text)]),
  ) as unknown as { [Field in WordedField]: z.ZodObject<Record<Lead[Field], typeof text>> },
);

export const contactWords = words(
  "contact",
  screen({
    subtitle: text,
    people: texts("title"),
    /** What the button that led here promised, shown above the form; `next` is said once it is sent, by mail too. */
    promises: keyed(["trial", "audit"], texts("title", "text", "next")).extend({
      package: texts("text").extend({ title: message("name"), next: message("name") }),
      service: texts("text").extend({ title: message("name") }),
    }),
    audit: texts("text", "button"),
    form: texts("title", "choose", "submit", "submitting", "success", "failure", "failureHelp").extend({
      ...texts("whatsapp", "privacy", "crash").shape,
      labels: keyed(leadFields, text),
      hints: keyed(leadFields, text),
      options: optionWords,
      budgets: z.strictObject({
        under: message("to"),
        between: message("from", "to"),
        over: message("from"),
      }),
      needed: message("count"),
    }),
    whatsapp: texts("greeting", "button"),
    booking: texts("title", "text", "button", "hours", "show", "warning", "frameTitle", "loading", "failed"),
    /** `answered` says beside the number who answers it. */
    direct: texts("phone", "answered", "email"),
  }),
);
