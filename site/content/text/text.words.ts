import { z } from "zod";
import type { WordsOf } from "#contract/words/create-words.ts";
import { message, text, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** What articles, cases and legal texts, and pages of the site's own, say that nobody writes in them. */
export const textWords = words(
  "text",
  z.strictObject({
    /** Above the table of contents of a long text. */
    contents: text,
    /** Around footnotes; `back` leads from one to its reference. */
    notes: texts("title").extend({ back: message("number") }),
    /** How an item of a checklist stands, where some are done. */
    checklist: texts("done", "open"),
  }),
);

export type TextWords = WordsOf<typeof textWords>;
