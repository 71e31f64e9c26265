import { z } from "zod";
import { keyed, message, text, texts } from "#contract/copy/copy-schema.ts";
import { defineCopy } from "#contract/copy/define-copy.ts";
import { leadActions } from "#leads/store/lead-actions.ts";

/** Copy of the agency's desk: the way in, the list of leads, and what a lead’s page adds for those inside. */
export const deskCopy = defineCopy(
  "desk",
  z.strictObject({
    title: text,
    back: text,
    signIn: texts("heading", "text", "address", "button"),
    /** The same for every address. */
    sent: texts("heading", "text"),
    tooMany: z.strictObject({ heading: text, text: message("minutes") }),
    /** Behind the link of the mail. */
    enter: texts("heading", "text", "button"),
    used: texts("heading", "text"),
    mail: texts("subject", "text", "link", "unasked"),
    search: texts("label", "button"),
    status: texts("label", "all"),
    none: text,
    next: text,
    exported: text,
    score: message("score"),
    /** Leads those who came by a link to the rest. */
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
      /** In place of the form, once a lead has as many notes as it may. */
      full: message("count"),
      earlier: text,
    }),
    signOut: texts("here", "everywhere"),
  }),
);
