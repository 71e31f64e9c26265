import { keyed, screen, text, texts } from "#contract/copy/words-schema.ts";
import { serviceKeys } from "#contract/facts/services.ts";
import { words } from "#site/content/words/words.ts";

export const agencyWords = words(
  "agency",
  screen({
    subtitle: text,
    who: texts("title").extend({ paragraphs: texts("clients", "contact") }),
    promises: texts("title", "lead").extend({
      items: keyed(["quote", "answer", "sla", "setup"], texts("name", "text")),
    }),
    presence: texts("title", "hours", "closed", "areas", "elsewhere"),
    offers: texts("title", "lead").extend({
      services: keyed(serviceKeys, text),
      consulting: texts("name", "text"),
    }),
    refusals: texts("title").extend({
      columns: texts("refused", "instead"),
      items: keyed(
        ["reviews", "ranking", "tracking", "needless", "idle", "friday"],
        texts("refused", "instead"),
      ),
    }),
    closing: texts("title", "contact"),
  }),
);
