import { keyed, screen, sentence, sentencesByKey, text, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const agencyCopy = defineSiteCopy(
  "agency",
  screen({
    subtitle: text,
    refusals: texts("title").extend({
      intro: text.optional(),
      items: keyed(["reviews", "tracking", "idle", "friday"], texts("refused", "instead")),
    }),
    /** What leaving takes: the one line to send, and what then happens. */
    leaving: texts("title", "message", "more").extend({ paragraphs: sentence.array() }).optional(),
    /** When the agency is not worth its price. */
    reasons: texts("title").extend({ items: sentencesByKey }).optional(),
    who: texts("title", "intro"),
    /** When and where it is reached, how soon it acts, with whom one signs. */
    presence: texts("title").extend({ paragraphs: sentence.array() }),
    closing: texts("title", "contact"),
  }),
);
