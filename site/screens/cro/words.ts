import { keyed, serviceScreen, texts } from "#contract/copy/words-schema.ts";
import { words } from "#site/content/words/words.ts";
import { trackedEvents } from "#site/measurement/tracked-events.ts";

export const croWords = words(
  "cro",
  serviceScreen({
    ...texts("subtitle", "quote", "audit", "advertising").shape,
    badges: texts("notice", "measuring", "quote"),
    dashboard: texts("title", "lead", "before", "note").extend({
      metrics: texts("rate", "requests", "cost"),
      chart: texts("title", "summary", "change", "week"),
      table: texts("summary", "caption", "week", "visits", "requests", "rate"),
    }),
    tools: texts("title", "lead").extend({
      items: keyed(["analytics", "pixel", "linkedin", "tags", "looker", "heatmaps"], texts("title", "text")),
    }),
    offer: texts("title", "perMonth", "text").extend({
      items: keyed(["audit", "heatmaps", "tests", "forms", "checkout", "report"], texts("title", "text")),
    }),
    events: texts("title", "lead", "names").extend({
      items: keyed(trackedEvents, texts("when", "tells")),
    }),
    closing: texts("title"),
  }),
);
