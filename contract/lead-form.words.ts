import { z } from "zod";
import { words } from "#contract/copy/words.ts";
import { keyed, message, template, text, texts } from "#contract/copy/words-schema.ts";
import { projectTypes } from "#contract/facts/contact-form.ts";

const named = z.object({ items: z.record(z.string(), z.object({ name: text })) });

/** The packages by their names in the price list. */
export const packageWords = words("prices", z.object({ groups: z.record(z.string(), named) }));

/** What the form on the site, its answers and the mails about it all say. */
export const leadFormWords = words(
  "leadForm",
  z.strictObject({
    /** Labels of the options of each `choice`. */
    options: z.strictObject({ projectType: keyed<string, typeof text>(projectTypes, text) }),
    budgets: z.strictObject({
      under: message("to"),
      between: message("from", "to"),
      over: message("from"),
    }),
    /** What a field wants that is not valid. */
    messages: texts("email", "company", "phone", "projectType", "budget").extend(
      keyed(["name", "message", "tooLong"], template("limit")).shape,
    ),
    failure: text,
    /** When to try again, and how else to get in touch. */
    tooMany: message("wait"),
    /** Before the title of the page while something is wrong. */
    titlePrefix: text,
    /** What buttons promise, and what happens next once it was asked for. */
    promises: z.strictObject({
      trial: texts("name", "next").optional(),
      audit: texts("name", "next"),
      call: texts("name"),
      package: z.strictObject({ next: message("name") }),
    }),
  }),
);
