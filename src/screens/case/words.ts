import { entryScreen, text, texts } from "#src/copy/words-schema.ts";

/** Words around every case; each case's own text is in `content/cases`. */
export const caseWords = entryScreen({
  all: text,
  facts: texts("client", "duration", "year", "work", "website"),
  team: text,
  service: text,
  read: text,
  confidential: text,
  challenge: text,
  solution: text,
  results: text,
  technologies: text,
  testimonial: text,
  disclaimer: text,
  others: text,
  next: text,
  closing: texts("title", "text", "contact"),
});
