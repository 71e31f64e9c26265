import { z } from "zod";
import { identityMedia } from "#content/facts/media.ts";
import { keyed, proofChoice, questions, screen, text, texts } from "#src/copy/words-schema.ts";

export const designWords = screen({
  kicker: text,
  hero: z.strictObject({
    badges: texts("time", "files", "quote"),
    subtitle: text,
  }),
  specimen: texts("title", "note"),
  problems: z.strictObject({
    title: text,
    items: keyed(["colours", "file", "posters", "confusion"], texts("title", "text")),
  }),
  features: z.strictObject({
    title: text,
    lead: text,
    items: keyed(["logo", "colours", "typeface", "templates"], texts("title", "text")),
  }),
  platforms: z.strictObject({
    title: text,
    lead: text,
    columns: texts("name", "description", "audience", "strength"),
    items: keyed(identityMedia, texts("name", "description", "audience", "strength")),
  }),
  method: z.strictObject({
    title: text,
    lead: text,
    items: keyed(["discovery", "concepts", "refinement", "delivery"], texts("title", "text")),
  }),
  packages: z.strictObject({
    title: text,
    lead: text,
    rows: z.strictObject({
      concepts: text,
      rounds: text,
      guide: text,
      templates: text,
      social: text,
      transition: text,
    }),
    items: z.strictObject({
      express: z.strictObject({
        features: z.strictObject({
          concepts: text,
          rounds: text,
          guide: text,
          templates: text,
          social: text,
          transition: text.nullable(),
        }),
      }),
      complete: z.strictObject({
        features: z.strictObject({
          concepts: text,
          rounds: text,
          guide: text,
          templates: text,
          social: text,
          transition: text.nullable(),
        }),
      }),
      rebranding: z.strictObject({
        features: z.strictObject({
          concepts: text,
          rounds: text,
          guide: text,
          templates: text,
          social: text,
          transition: text,
        }),
      }),
    }),
  }),
  results: z.strictObject({
    title: text,
    items: keyed(["time", "smallest", "formats", "rights"], texts("value", "label")),
  }),
  testimonials: z.strictObject({
    title: text,
    items: z.strictObject({
      joiner: texts("text", "service"),
      florist: texts("text", "service"),
    }),
  }),
  addOns: texts("title", "lead"),
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: proofChoice.optional(),
  questions: questions,
  closing: texts("title", "text"),
});
