import { integrations } from "#content/facts/integrations.ts";
import { allServices, type ServiceKey } from "#content/facts/services.ts";
import { keyed, screen, text, texts } from "#src/copy/words-schema.ts";

/** Services with a card; the others are listed below. */
const carded = ["websites", "automation", "cro"] as const;

type Carded = (typeof carded)[number];

const further = allServices.filter(
  (key): key is Exclude<ServiceKey, Carded> => !carded.some((card) => card === key),
);

export const servicesWords = screen({
  subtitle: text,
  /** What an owner says, by the service that helps. */
  symptoms: keyed(allServices, text),
  machines: texts("title", "lead", "note").extend({
    labels: texts("input", "work", "output"),
    items: keyed(["ads", "cro"], texts("title", "input", "work", "output", "action")),
  }),
  cards: texts("title", "lead", "more").extend({
    items: keyed(carded, texts("title", "description")),
  }),
  further: texts("title").extend({ items: keyed(further, text) }),
  /** The trades that have a page of their own. */
  trades: texts("title"),
  integrations: texts("title", "lead", "note").extend({
    items: keyed(integrations, texts("title", "text")),
  }),
  closing: texts("title", "text", "quote"),
});
