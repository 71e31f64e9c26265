import { z } from "zod";
import { keyed, sentence, serviceScreen, text, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { conversionFacts } from "#site/content/figures/conversion.ts";
import { trackedEvents } from "#site/measurement/tracked-events.ts";

const form = texts("title", "button", "rate").extend({ fields: z.array(text).min(1) });

export const croCopy = defineSiteCopy(
  "cro",
  serviceScreen({
    subtitle: sentence,
    quote: text,
    /** A client's form, long and then short: its fields, and what the share of visitors who sent it counts. */
    forms: texts("title", "note").extend({ before: form, after: form }),
    dashboard: texts("title", "intro", "before", "after").extend({
      metrics: texts("requests", "cost").extend({ rate: text.optional() }),
      chart: texts("sample", "title", "summary", "change", "week"),
      table: texts("caption", "week", "visits", "requests", "rate"),
    }),
    tools: texts("title").extend({
      text: text.optional(),
      items: keyed(["analytics", "pixel", "linkedin", "tags", "looker", "heatmaps"], texts("title", "text")),
    }),
    offer: texts("title", "text").extend({
      items: keyed(["audit", "heatmaps", "tests", "forms", "checkout", "report"], texts("title", "text")),
    }),
    events: texts("title").extend({ items: keyed(trackedEvents, text) }),
  }),
  (language) => ({ conversion: conversionFacts(language) }),
);
