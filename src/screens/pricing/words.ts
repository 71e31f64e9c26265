import { z } from "zod";
import { keyed, message, questions, screen, text, texts } from "#src/copy/words-schema.ts";

export const pricingWords = screen({
  subtitle: text,
  offers: z.strictObject({
    title: text,
    note: text,
    quote: text,
    items: keyed(
      ["websites", "automation", "design", "social"],
      z.strictObject({
        title: text,
        second: text,
        description: text,
        features: texts("first", "second", "third"),
      }),
    ),
  }),
  book: z.strictObject({
    title: text,
    more: message("service"),
  }),
  terms: z.strictObject({
    title: text,
    items: keyed(["quote", "deposit", "notice", "trial"], texts("value", "label")),
  }),
  total: z.strictObject({
    title: text,
    lead: text,
    columns: texts("item", "first", "next"),
    paidTo: texts("us", "others"),
    sum: text,
    note: text,
  }),
  questions: questions,
  closing: texts("title", "text", "quote", "audit"),
});
