import { z } from "zod";
import {
  keyed,
  letter,
  message,
  questions,
  screen,
  sentence,
  text,
  texts,
} from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

export const homeWords = words(
  "home",
  screen({
    hero: texts("subtitle", "audit", "contact", "pricing").extend({
      badges: texts("area", "commitment", "sla"),
      headline: text.array(),
      stats: z.record(z.string(), texts("value", "label")),
    }),
    /** The conversation in the bars of the mark. */
    talk: texts("title", "now", "assistant", "offer", "when", "book").extend({
      exchanges: z.record(z.string(), texts("question").extend({ answer: sentence, detail: sentence })),
    }),
    letter,
    services: texts("title", "all"),
    pricing: texts("title", "lead").extend({
      custom: texts("caption", "name"),
      /** Where extras are sold at prices that a quote confirms. */
      addOns: texts("caption", "name").optional(),
      /** The worked example, in short. */
      total: keyed(["text"], sentence).extend(texts("link").shape).optional(),
    }),
    cases: texts("title", "sample", "all")
      .extend({ period: keyed(["months"], message("count")) })
      .optional(),
    questions,
    closing: texts("title"),
  }),
);
