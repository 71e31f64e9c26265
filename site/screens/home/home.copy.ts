import { z } from "zod";
import {
  headline,
  identifier,
  keyed,
  letter,
  message,
  questions,
  screen,
  sentence,
  seoRecord,
  text,
  texts,
  titled,
} from "#contract/copy/copy-schema.ts";
import { oneOf } from "#contract/reader/schema-parts.ts";
import { heroChat } from "#data/site/content/facts/hero-chat.ts";
import { answerKeys } from "#site/content/copy/answers.copy.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const homeCopy = defineSiteCopy(
  "home",
  screen({
    hero: texts("subtitle", "audit", "contact", "pricing").extend({
      badges: texts("area", "commitment", "sla"),
      headline: headline.array(),
      stats: z.record(z.string(), texts("value", "label")),
    }),
    /** The conversation in the bars of the mark. */
    talk: titled("now", "assistant", "offer", "book").extend({
      /** What it asks by itself: some of `answers.yaml`, or the exchanges here. */
      asks: z.array(identifier.pipe(oneOf(answerKeys))).optional(),
      exchanges: z
        .record(z.string(), texts("question").extend({ answer: sentence, detail: sentence }))
        .optional(),
      /** Asks the answers that are left. */
      more: message("count").optional(),
    }),
    letter,
    /** The trades that have a page of their own. */
    trades: titled().optional(),
    services: titled("all"),
    pricing: titled("intro").extend({
      custom: texts("caption", "name"),
      /** Where extras are sold at prices that a quote confirms. */
      addOns: texts("caption", "name").optional(),
      /** The worked example, in short. */
      total: keyed(["text"], sentence).extend(texts("link").shape).optional(),
    }),
    cases: titled("all")
      .extend({
        /** Stands before each figure, unless the intro says that they are invented. */
        sample: text.optional(),
        period: keyed(["months"], message("count")),
        intro: text.optional(),
      })
      .optional(),
    /** The documents of the page of examples. */
    papers: titled().optional(),
    questions,
    closing: titled(),
    /** Its heading is the headline. */
    seo: seoRecord.omit({ h1: true }),
  }),
  () => ({ heroChat }),
);
