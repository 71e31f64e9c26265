import { z } from "zod";
import { heroTalk } from "#content/facts/hero-talk.ts";
import { allServices } from "#content/facts/services.ts";
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
  /** The conversation in the bars of the mark. */
  talk: z.strictObject({
    title: text,
    who: texts("assistant", "diary"),
    exchanges: keyed(heroTalk.slots, texts("question", "answer", "booked")),
    note: text,
    try: text,
  }),
  services: z.strictObject({
    title: text,
    lead: text,
    items: keyed(allServices, text),
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
    title: message("count"),
    lead: message("count"),
    objective: text,
    solution: text,
    period: z.strictObject({
      months: message("count"),
    }),
    read: text,
    visit: text,
    all: text,
    disclaimer: text,
    samples: text,
  }),
  questions: questions,
  closing: texts("title", "text", "audit", "contact"),
});
