import { integrations } from "#content/facts/integrations.ts";
import { allServices } from "#content/facts/services.ts";
import { keyed, screen, text, texts } from "#src/copy/words-schema.ts";

export const servicesWords = screen({
  subtitle: text,
  /** What an owner says, by the service that helps. */
  symptoms: keyed(allServices, text),
  machines: texts("title", "lead", "note").extend({
    labels: texts("input", "work", "output"),
    items: keyed(["ads", "cro"], texts("title", "input", "work", "output", "action")),
  }),
  cards: texts("title", "lead", "more").extend({ items: keyed(allServices, text) }),
  /** The trades that have a page of their own. */
  trades: texts("title"),
  integrations: texts("title", "lead", "note").extend({
    items: keyed(integrations, texts("title", "text")),
  }),
  closing: texts("title", "text", "quote"),
});
