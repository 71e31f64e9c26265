import { z } from "zod";
import { keyed, screen, text, texts } from "#src/copy/words-schema.ts";

export const visionWords = screen({
  subtitle: text,
  shifts: texts("morning", "afternoon", "evening"),
  statement: texts("title", "claim", "text"),
  values: z.strictObject({
    title: text,
    lead: text,
    columns: texts("name", "gain", "cost"),
    items: keyed(["clarity", "proof", "independence", "restraint"], texts("gain", "cost")),
  }),
  method: z.strictObject({
    title: text,
    steps: keyed(["audit", "strategy", "implementation", "optimisation"], texts("name", "question", "text")),
  }),
  team: texts("title", "subtitle", "more", "contact"),
});
