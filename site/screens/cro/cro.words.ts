import { keyed, sentence, serviceScreen, text, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";
import { trackedEvents } from "#site/measurement/tracked-events.ts";

export const croWords = words(
  "cro",
  serviceScreen({
    subtitle: sentence,
    quote: text,
    dashboard: texts("title", "lead", "before", "after").extend({
      metrics: texts("rate", "requests", "cost"),
      chart: texts("sample", "title", "summary", "change", "week"),
      table: texts("summary", "caption", "week", "visits", "requests", "rate"),
    }),
    tools: texts("title").extend({
      items: keyed(["analytics", "pixel", "linkedin", "tags", "looker", "heatmaps"], texts("title", "text")),
    }),
    offer: texts("title", "text").extend({
      items: keyed(["audit", "heatmaps", "tests", "forms", "checkout", "report"], texts("title", "text")),
    }),
    events: texts("title").extend({ items: keyed(trackedEvents, text) }),
  }),
);
