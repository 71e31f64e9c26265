import { z } from "zod";
import { keyed, sentence, serviceScreen, text, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { conversion, conversionFacts } from "#site/content/figures/conversion.ts";
import { trackedEvents } from "#site/measurement/tracked-events.ts";

const form = titled("button", "rate").extend({ fields: z.array(text).min(1) });

export const croCopy = defineSiteCopy(
  "cro",
  serviceScreen({
    subtitle: sentence,
    quote: text,
    /** A client's form, long and then short: its fields, and what the share of visitors who sent it counts. */
    forms: titled("note").extend({ before: form, after: form }),
    dashboard: titled("intro", "before", "after").extend({
      metrics: texts("requests", "cost").extend({ rate: text.optional() }),
      /** `changes` has a word for each, which stands beside its line. */
      chart: titled("sample", "summary", "week").extend({
        changes: z.array(text).length(conversion.changes.length),
      }),
      table: texts("caption", "week", "visits", "requests", "rate"),
    }),
    tools: titled().extend({
      text: text.optional(),
      items: keyed(["analytics", "pixel", "linkedin", "tags", "looker", "heatmaps"], titled("text")),
    }),
    offer: titled("text").extend({
      items: keyed(["audit", "heatmaps", "tests", "forms", "checkout", "report"], titled("text")),
    }),
    events: titled().extend({ items: keyed(trackedEvents, text) }),
  }),
  (language) => ({ conversion: conversionFacts(language) }),
);
