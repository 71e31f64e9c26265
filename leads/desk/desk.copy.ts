import { z } from "zod";
import { defineCopy } from "#contract/copy/copy-reader.ts";
import { keyed, message, text, texts, title } from "#contract/copy/copy-schema.ts";
import { leadActions } from "#leads/store/lead-actions.ts";

/**
 * Copy of the agency's desk: signing in, the list of leads, and what a lead's page adds for those who are signed in.
 */
export const deskCopy = defineCopy(
  "desk",
  z.strictObject({
    title,
    back: text,
    signIn: texts("heading", "text", "address", "button"),
    /** The answer to every mailbox, whether its reader may sign in or not. */
    sent: texts("heading", "text"),
    tooMany: z.strictObject({ heading: text, text: message("minutes") }),
    /** The page that a mailed link opens. */
    enter: texts("heading", "text", "button"),
    used: texts("heading", "text"),
    mail: texts("subject", "text", "link", "unasked"),
    search: texts("label", "button"),
    status: texts("label", "all"),
    none: text,
    next: text,
    exported: text,
    score: message("score"),
    /** Text of the link to the desk on the page that a mailed link opens. */
    inside: text,
    judged: text,
    mails: z.strictObject({
      heading: text,
      none: text,
      sent: message("moment"),
      pending: text,
      dead: text,
      void: text,
    }),
    history: z.strictObject({
      heading: text,
      done: keyed(leadActions, text),
      link: text,
      add: text,
      button: text,
      /** Shown instead of the form if the lead has as many notes as it may have. */
      full: message("count"),
      earlier: text,
    }),
    signOut: texts("here", "everywhere"),
  }),
);
