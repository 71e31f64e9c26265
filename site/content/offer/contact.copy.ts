import { keyed, message, screen, text, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const contactCopy = defineSiteCopy(
  "contact",
  screen({
    subtitle: text,
    people: texts("title"),
    /** What the button that led here promised, shown above the form. */
    promises: keyed(["package", "service"], texts("text").extend({ title: message("name") })).extend({
      trial: texts("title", "text").optional(),
      audit: texts("title", "text"),
    }),
    /** What the page ends with: the reader's question, and what the audit answers. */
    audit: texts("text", "button").extend({ question: text.optional() }),
    form: texts("title", "choose", "submit", "submitting", "success", "failureHelp").extend({
      ...texts("whatsapp", "privacy", "crash").shape,
      needed: message("count"),
      /** Says so instead where some fields may be empty, whose labels are then `optional`. */
      marked: text,
      optional: message("label"),
    }),
    whatsapp: texts("greeting", "button"),
    booking: texts("title", "text", "button", "hours", "show", "warning", "frameTitle", "loading", "failed"),
    /** `answered` says beside the number who answers it. */
    direct: texts("phone", "answered", "email"),
  }),
);
