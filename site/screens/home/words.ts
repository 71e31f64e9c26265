import { z } from "zod";
import {
  inShort,
  keyed,
  message,
  onlyIf,
  questions,
  screen,
  sentence,
  text,
  texts,
  whereListed,
} from "#contract/copy/words-schema.ts";
import { workedExample } from "#contract/facts/estimate.ts";
import { hasScreen } from "#contract/routes.ts";
import { hasGuidePrices } from "#site/content/offer/price-keys.ts";
import { words } from "#site/content/words/words.ts";

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
    inShort,
    services: texts("title", "all"),
    pricing: texts("title", "lead").extend({
      custom: texts("caption", "name"),
      ...onlyIf(hasGuidePrices, { addOns: texts("caption", "name") }),
      /** The worked example, in short. */
      ...onlyIf(workedExample !== undefined, {
        total: keyed(["text"], sentence).extend(texts("link").shape),
      }),
    }),
    cases: whereListed(
      hasScreen("portfolio"),
      texts("title", "sample", "visit", "all").extend({
        period: keyed(["months"], message("count")),
      }),
    ),
    questions,
    closing: texts("title"),
  }),
);
