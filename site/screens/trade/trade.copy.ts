import { entryScreen, message, text, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** Copy around every trade; each trade's own text is in `trades`. */
export const tradePageCopy = defineSiteCopy(
  "trade",
  entryScreen({
    ...texts("ask", "see", "take", "change").shape,
    /** Above a total with maintenance, where the one without it has been told. */
    maintained: text.optional(),
    /** Leads to the case that proves something. */
    caseLink: message("client", "sample"),
  }),
);
