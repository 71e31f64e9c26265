import { z } from "zod";
import { leadActions } from "#content/facts/lead-actions.ts";
import { keyed, message, text, texts } from "#src/copy/words-schema.ts";

/** Words of the small pages behind the links in the agency's mails. */
export const leadActionsWords = z.strictObject({
  actions: keyed(leadActions, texts("link", "heading", "effect", "button", "done")),
  received: message("moment"),
  undo: z.strictObject({
    until: message("moment"),
    button: text,
    done: texts("heading", "text"),
    late: texts("heading", "text"),
    changed: texts("heading", "text"),
  }),
  used: z.strictObject({
    heading: text,
    text: message("moment"),
  }),
  expired: texts("heading", "text"),
  forged: texts("heading", "text"),
  gone: texts("heading", "text"),
});
