import { z } from "zod";
import { socialPlatforms } from "#content/facts/media.ts";
import { keyed, message, proofChoice, questions, screen, text, texts } from "#src/copy/words-schema.ts";

export const socialWords = screen({
  kicker: text,
  hero: z.strictObject({
    badges: texts("ahead", "replies", "notice"),
    subtitle: text,
  }),
  calendar: z.strictObject({
    title: text,
    posts: message("count"),
    note: text,
  }),
  problems: z.strictObject({
    title: text,
    items: keyed(["silence", "waiting", "hearts", "formats"], texts("title", "text")),
  }),
  features: z.strictObject({
    title: text,
    lead: text,
    /** Under which the sample client posts. */
    handle: text,
    items: z.strictObject({
      calendar: texts("title", "text", "post"),
      photos: texts("title", "text", "post"),
      replies: texts("title", "text", "post"),
      report: texts("title", "text"),
    }),
  }),
  platforms: z.strictObject({
    title: text,
    lead: text,
    columns: texts("name", "description", "audience", "strength"),
    items: keyed(socialPlatforms, texts("description", "audience", "strength")),
  }),
  method: z.strictObject({
    title: text,
    lead: text,
    items: keyed(["audit", "strategy", "setup", "production", "publication"], texts("title", "text")),
  }),
  packages: z.strictObject({
    title: text,
    lead: text,
    rows: z.strictObject({
      platforms: text,
      posts: text,
      videos: text,
      replies: text,
      report: text,
      meeting: text,
    }),
    items: z.strictObject({
      starter: z.strictObject({
        features: z.strictObject({
          platforms: text,
          posts: text,
          videos: text.nullable(),
          replies: text,
          report: text,
          meeting: text,
        }),
      }),
      growth: z.strictObject({
        features: z.strictObject({
          platforms: text,
          posts: text,
          videos: text,
          replies: text,
          report: text,
          meeting: text,
        }),
      }),
      enterprise: z.strictObject({
        features: z.strictObject({
          platforms: text,
          posts: text,
          videos: text,
          replies: text,
          report: text,
          meeting: text,
        }),
      }),
    }),
  }),
  results: z.strictObject({
    title: text,
    items: keyed(["replies", "ahead", "posts", "report"], texts("value", "label")),
  }),
  testimonials: z.strictObject({
    title: text,
    items: z.strictObject({
      restaurant: texts("text", "service"),
      bicycles: texts("text", "service"),
    }),
  }),
  addOns: texts("title", "lead"),
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: proofChoice.optional(),
  questions: questions,
  closing: texts("title", "text"),
});
