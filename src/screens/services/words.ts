import { z } from "zod";
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
  machines: z.strictObject({
    title: text,
    lead: text,
    labels: texts("input", "work", "output"),
    items: z.strictObject({
      ads: texts("title", "input", "work", "output", "action"),
      cro: texts("title", "input", "work", "output", "action"),
    }),
    note: text,
  }),
  cards: z.strictObject({
    title: text,
    lead: text,
    more: text,
    items: keyed(
      carded,
      z.strictObject({
        title: text,
        description: text,
        features: texts("first", "second", "third"),
      }),
    ),
  }),
  further: z.strictObject({
    title: text,
    items: keyed(further, text),
  }),
  /** The trades that have a page of their own. */
  trades: texts("title"),
  integrations: z.strictObject({
    title: text,
    lead: text,
    items: keyed(integrations, texts("title", "text")),
    note: text,
  }),
  closing: texts("title", "text", "quote", "audit"),
});
