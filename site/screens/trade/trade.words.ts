import { entryScreen, message, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** Words around every trade; each trade's own text is in `trades`. */
export const tradePageWords = words(
  "trade",
  entryScreen({
    ...texts("ask", "see", "take", "change").shape,
    /** Leads to the case that proves something. */
    caseLink: message("client", "sample"),
  }),
);
