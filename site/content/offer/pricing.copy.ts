import {
  keyed,
  letter,
  message,
  questions,
  screen,
  sentence,
  sentencesByKey,
  text,
  titled,
} from "#contract/copy/copy-schema.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** `alternative` is another way to pay, beside the price. */
const offer = titled().extend({
  alternative: text.optional(),
  description: sentence,
  features: sentencesByKey,
});

export const pricingCopy = defineSiteCopy(
  "pricing",
  screen({
    subtitle: sentence,
    offers: titled("note", "quote").extend({
      /** By service; one without words here has no card. */
      items: keyed(serviceKeys, offer.optional()),
    }),
    /** The price list, and the title of the questions below it. */
    book: titled("questions").extend({ intro: sentence.optional(), more: message("service") }),
    letter,
    questions: questions.shape.items,
    closing: titled("quote"),
  }),
);
