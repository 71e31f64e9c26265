import { keyed, letter, screen, text, texts, textsByKey } from "#contract/copy/copy-schema.ts";
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
    letter,
    /** What is sold by the month beside a website. */
    machines: texts("title", "intro")
      .extend({ items: keyed(listedKeysOf("cro"), texts("title", "text", "action")) })
      .optional(),
    cards: texts("title").extend({
      intro: text.optional(),
      /** By service; one without words here has no card. */
      items: keyed(serviceKeys, texts("text", "more").extend({ features: textsByKey }).optional()),
    }),
    /** The trades that have a page of their own. */
    trades: texts("title").optional(),
    integrations: texts("title")
      .extend({ intro: text.optional(), items: keyed(integrations, text) })
      .optional(),
    closing: texts("title", "quote"),
  }),
);
