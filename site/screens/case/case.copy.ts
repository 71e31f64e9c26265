import { entryScreen, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** Copy around every case; each case's own text is in `cases`. */
export const caseCopy = defineSiteCopy(
  "case",
  entryScreen({
    ...texts("all", "read", "confidential", "challenge", "solution", "results").shape,
    ...texts("technologies", "testimonial", "disclaimer", "others", "next").shape,
    facts: texts("client", "category", "duration", "year", "work", "website"),
    closing: titled("contact"),
  }),
);
