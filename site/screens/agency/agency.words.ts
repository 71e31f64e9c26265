import { keyed, screen, text, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

export const agencyWords = words(
  "agency",
  screen({
    subtitle: text,
    refusals: texts("title").extend({
      items: keyed(
        ["reviews", "ranking", "tracking", "needless", "idle", "friday"],
        texts("refused", "instead"),
      ),
    }),
    who: texts("title", "lead"),
    presence: texts("title", "hours", "areas", "elsewhere"),
    promises: texts("name", "text"),
    contract: texts("name", "text"),
    advice: texts("name", "text"),
    closing: texts("title", "contact"),
  }),
);
