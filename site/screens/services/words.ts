import { z } from "zod";
import { keyed, screen, text, texts } from "#contract/copy/words-schema.ts";
import { integrations } from "#contract/facts/integrations.ts";
import { allServices } from "#contract/facts/services.ts";
import { words } from "#site/content/words/words.ts";

const card = <const Feature extends string>(...features: Feature[]) =>
  texts("text").extend({ features: texts(...features) });

/** The services that have a card; the list at the top of the page has all of them. */
const serviceCards = {
  websites: card("kinds", "writing", "yours"),
  automation: card("channels", "diary", "handover"),
  social: card("month", "networks", "replies"),
};

export type CardService = keyof typeof serviceCards;

export const servicesWords = words(
  "services",
  screen({
    subtitle: text,
    /** What an owner says, by the service that helps. */
    symptoms: keyed(allServices, text),
    machines: texts("title", "lead", "note").extend({
      labels: texts("input", "work", "output"),
      items: keyed(["ads", "cro"], texts("title", "input", "work", "output", "action")),
    }),
    cards: texts("title", "lead", "more").extend({
      items: z.strictObject(serviceCards),
    }),
    /** The trades that have a page of their own. */
    trades: texts("title"),
    integrations: texts("title", "lead", "note").extend({
      items: keyed(integrations, texts("title", "text")),
    }),
    closing: texts("title", "text", "quote"),
  }),
);
