import {
  headline,
  keyed,
  screen,
  sentence,
  sentencesByKey,
  text,
  texts,
  titled,
} from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const agencyCopy = defineSiteCopy(
  "agency",
  screen({
    subtitle: text,
    refusals: titled().extend({
      intro: text.optional(),
      items: keyed(["reviews", "tracking", "idle", "friday"], texts("instead").extend({ refused: headline })),
    }),
    /** What leaving takes: the one line to send, what is answered, and what then happens. */
    leaving: titled("message", "more")
      .extend({ answer: sentence.optional(), paragraphs: sentence.array() })
      .optional(),
    /** When the agency is not worth its price. */
    reasons: titled().extend({ items: sentencesByKey }).optional(),
    who: titled("intro"),
    /** When and where it is reached, how soon it acts, with whom one signs. */
    presence: titled().extend({ paragraphs: sentence.array() }),
    closing: titled("contact"),
  }),
);
