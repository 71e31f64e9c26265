import { keyed, message, screen, text, texts, titled, titleMessage } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const contactCopy = defineSiteCopy(
  "contact",
  screen({
    subtitle: text,
    people: titled(),
    /** What the button that led here promised, shown above the form. */
    promises: keyed(["package", "service"], texts("text").extend({ title: titleMessage("name") })).extend({
      trial: titled("text").optional(),
      audit: titled("text"),
    }),
    /** What the page ends with: the reader's question, and what the audit answers. */
    audit: texts("text", "button").extend({ question: text.optional() }),
    form: titled("choose", "submit", "submitting", "success", "failureHelp").extend({
      ...texts("whatsapp", "privacy", "crash").shape,
      needed: message("count"),
      /** Says so instead where some fields may be empty, whose labels are then `optional`. */
      marked: text,
      optional: message("label"),
    }),
    whatsapp: texts("greeting", "button"),
    booking: titled("text", "button", "hours", "show", "warning", "frameTitle", "loading", "failed"),
    /** `answered` says below the number who answers it. */
    direct: texts("answered", "email"),
  }),
);
