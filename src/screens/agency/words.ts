import { z } from "zod";
import { allServices } from "#content/facts/services.ts";
import { keyed, screen, text, texts } from "#src/copy/words-schema.ts";

export const agencyWords = screen({
  subtitle: text,
  who: z.strictObject({
    title: text,
    paragraphs: texts("clients", "contact"),
  }),
  promises: z.strictObject({
    title: text,
    lead: text,
    items: keyed(["quote", "answer", "sla", "setup"], texts("name", "text")),
  }),
  presence: z.strictObject({
    title: text,
    hours: text,
    closed: text,
    areas: text,
    elsewhere: text,
  }),
  offers: z.strictObject({
    title: text,
    lead: text,
    services: keyed(allServices, text),
    consulting: texts("name", "text"),
  }),
  refusals: z.strictObject({
    title: text,
    columns: texts("refused", "instead"),
    items: keyed(
      ["reviews", "ranking", "tracking", "needless", "idle", "friday"],
      texts("refused", "instead"),
    ),
  }),
  closing: texts("title", "text", "contact", "audit"),
});
