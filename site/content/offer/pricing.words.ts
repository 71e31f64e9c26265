import {
  keyed,
  letter,
  message,
  questions,
  screen,
  sentence,
  sentencesByKey,
  text,
  texts,
} from "#contract/words/words-schema.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { words } from "#site/content/words/site-words.ts";

/** `alternative` is another way to pay, beside the price. */
const offer = texts("title").extend({
  alternative: text.optional(),
  description: sentence,
  features: sentencesByKey,
});

export const pricingWords = words(
  "pricing",
  screen({
    subtitle: text,
    /** Leads to the calculator. */
    calculate: text,
    offers: texts("title", "note", "quote").extend({
      /** By service; one without words here has no card. */
      items: keyed(serviceKeys, offer.optional()),
    }),
    book: texts("title").extend({ more: message("service") }),
    letter,
    /** The worked example. */
    total: texts("title", "sum")
      .extend({
        note: sentence,
        columns: texts("item", "first", "next"),
        paidTo: texts("us", "others"),
      })
      .optional(),
    questions,
    closing: texts("title", "quote"),
  }),
);
