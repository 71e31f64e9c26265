import {
  inShort,
  keyed,
  onlyIf,
  screen,
  text,
  texts,
  textsByKey,
  whereListed,
} from "#contract/copy/words-schema.ts";
import { integrations } from "#contract/facts/integrations.ts";
import { serviceKeys } from "#contract/facts/services.ts";
import { hasScreen } from "#contract/routes.ts";
import { isOffered } from "#contract/services.ts";
import { listedKeysOf } from "#site/content/offer/price-keys.ts";
import { words } from "#site/content/words/words.ts";

export const servicesWords = words(
  "services",
  screen({
    subtitle: text,
    /** What an owner says, by the service that helps. */
    symptoms: keyed(serviceKeys, text),
    inShort,
    ...onlyIf(isOffered("cro"), {
      machines: texts("title", "lead").extend({
        items: keyed(listedKeysOf("cro"), texts("title", "text", "action")),
      }),
    }),
    cards: texts("title", "lead").extend({
      /** By service; one without words here has no card. */
      items: keyed(serviceKeys, texts("text", "more").extend({ features: textsByKey }).optional()),
    }),
    /** The trades that have a page of their own. */
    trades: whereListed(hasScreen("trade"), texts("title")),
    ...onlyIf(Object.keys(integrations).length > 0, {
      integrations: texts("title", "lead").extend({
        items: keyed(integrations, text),
      }),
    }),
    closing: texts("title", "quote"),
  }),
);
