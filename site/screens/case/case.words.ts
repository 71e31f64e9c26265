import { entryScreen, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** Words around every case; each case's own text is in `cases`. */
export const caseWords = words(
  "case",
  entryScreen({
    ...texts("all", "read", "confidential", "challenge", "solution", "results").shape,
    ...texts("technologies", "testimonial", "disclaimer", "others", "next").shape,
    facts: texts("client", "category", "duration", "year", "work", "website"),
    closing: texts("title", "contact"),
  }),
);
