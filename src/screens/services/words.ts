import { z } from "zod";
import { integrations } from "#content/facts/integrations.ts";
import { allServices } from "#content/facts/services.ts";
import { keyed, screen, text, texts } from "#src/copy/words-schema.ts";

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
      ["websites", "automation", "cro"],
      z.strictObject({
        title: text,
        description: text,
        features: texts("first", "second", "third"),
      }),
    ),
  }),
  further: z.strictObject({
    title: text,
    items: texts("design", "social"),
  }),
  integrations: z.strictObject({
    title: text,
    lead: text,
    items: keyed(integrations, texts("title", "text")),
    note: text,
  }),
  closing: texts("title", "text", "quote", "audit"),
});
