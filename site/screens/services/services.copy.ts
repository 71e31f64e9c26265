import { keyed, letter, screen, text, texts, textsByKey, titled } from "#contract/copy/copy-schema.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { integrations } from "#data/site/content/facts/integrations.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { listedKeysOf } from "#site/content/figures/price-keys.ts";

export const servicesCopy = defineSiteCopy(
  "services",
  screen({
    subtitle: text,
    /** What an owner says, by the service that helps. */
    symptoms: keyed(serviceKeys, text.optional()),
    /** What whoever answers says to it, opened in place; without it the sentence leads to the service. */
    answers: keyed(serviceKeys, text.optional()).optional(),
    letter,
    /** What is sold by the month beside a website. */
    machines: titled("intro")
      .extend({ items: keyed(listedKeysOf("cro"), titled("text", "action")) })
      .optional(),
    cards: titled().extend({
      intro: text.optional(),
      /** By service; one without words here has no card. */
      items: keyed(serviceKeys, texts("text", "more").extend({ features: textsByKey }).optional()),
    }),
    /** The trades that have a page of their own. */
    trades: titled().optional(),
    integrations: titled()
      .extend({ intro: text.optional(), items: keyed(integrations, text) })
      .optional(),
    closing: titled("quote"),
  }),
);
