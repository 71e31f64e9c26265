import { z } from "zod";
import { keyed, message, questions, screen, text, texts } from "#src/copy/words-schema.ts";

export const homeWords = screen({
  hero: z.strictObject({
    badges: texts("area", "commitment", "sla"),
    headline: z.array(text),
    subtitle: text,
    audit: text,
    contact: text,
    pricing: text,
    stats: keyed(["automation", "setup", "measurable"], texts("value", "label")),
  }),
  night: z.strictObject({
    title: text,
    who: texts("customer", "assistant", "diary", "owner"),
    events: z.strictObject({
      asked: text,
      answered: text,
      told: text,
      quoted: text,
      booked: text,
      opened: text,
    }),
    note: text,
  }),
  services: z.strictObject({
    title: text,
    lead: text,
    items: texts("websites", "automation", "cro", "design", "social"),
    all: text,
  }),
  pricing: z.strictObject({
    title: text,
    lead: text,
    custom: texts("caption", "name"),
    addOns: texts("caption", "name"),
    quote: text,
    /** The worked example, in short. */
    total: z.strictObject({
      title: text,
      text: text,
      link: text,
    }),
  }),
  /** Heading of the client logos, each of which links to a case. */
  clients: text,
  cases: z.strictObject({
    title: text,
    lead: text,
    objective: text,
    solution: text,
    period: z.strictObject({
      months: message("count"),
    }),
    visit: text,
    all: text,
    disclaimer: text,
    samples: text,
  }),
  questions: questions,
  closing: texts("title", "text", "audit", "contact"),
});
