import { z } from "zod";
import { caseCategories } from "#content/facts/case-categories.ts";
import { keyed, message, screen, template, text, textOrNone, texts } from "#src/copy/words-schema.ts";

export const portfolioWords = screen({
  subtitle: text,
  filter: z.strictObject({
    legend: text,
    all: text,
    categories: keyed(caseCategories, text),
  }),
  card: z.strictObject({
    more: text,
    about: message("title"),
    visit: message("client"),
  }),
  testimonials: z.strictObject({
    title: text,
    lead: textOrNone,
    kind: text,
    slide: message("number", "count"),
    rating: message("rating", "most"),
    controls: z.strictObject({
      label: text,
      carousel: text,
      choose: text,
      show: template("number", "count"),
      pause: text,
      play: text,
      crash: text,
    }),
  }),
  closing: texts("title", "text", "contact", "audit"),
});
