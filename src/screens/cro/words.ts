import { z } from "zod";
import { trackedEvents } from "#content/facts/tracked-events.ts";
import { keyed, proofChoice, questions, screen, text, texts } from "#src/copy/words-schema.ts";

export const croWords = screen({
  kicker: text,
  badges: texts("notice", "measuring", "quote"),
  subtitle: text,
  quote: text,
  audit: text,
  dashboard: z.strictObject({
    title: text,
    lead: text,
    metrics: texts("rate", "requests", "cost"),
    before: text,
    chart: texts("title", "summary", "change", "week"),
    table: z.strictObject({
      summary: text,
      caption: text,
      week: text,
      visits: text,
      requests: text,
      rate: text,
    }),
    note: text,
  }),
  tools: z.strictObject({
    title: text,
    lead: text,
    items: keyed(["analytics", "pixel", "linkedin", "tags", "looker", "heatmaps"], texts("title", "text")),
  }),
  offer: z.strictObject({
    title: text,
    perMonth: text,
    text: text,
    items: keyed(["audit", "heatmaps", "tests", "forms", "checkout", "report"], texts("title", "text")),
  }),
  advertising: text,
  events: z.strictObject({
    title: text,
    lead: text,
    caption: text,
    event: text,
    when: text,
    tells: text,
    items: keyed(trackedEvents, texts("when", "tells")),
  }),
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: proofChoice.optional(),
  questions: questions,
  closing: texts("title", "text"),
});
