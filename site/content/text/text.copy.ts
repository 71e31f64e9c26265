import { z } from "zod";
import type { CopyOf } from "#contract/copy/copy-reader.ts";
import { message, text, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** What articles, cases and legal texts, and pages of the site's own, say that nobody writes in them. */
export const textCopy = defineSiteCopy(
  "text",
  z.strictObject({
    /** Above the table of contents of a long text. */
    contents: text,
    /** Around footnotes; `back` leads from one to its reference. */
    notes: titled().extend({ back: message("number") }),
    /** How an item of a checklist stands, where some are done. */
    checklist: texts("done", "open"),
  }),
);

export type TextCopy = CopyOf<typeof textCopy>;
