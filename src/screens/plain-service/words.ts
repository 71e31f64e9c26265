import { z } from "zod";
import { proofChoice, questions, screen, text, texts } from "#src/copy/words-schema.ts";

/** Titles with a text each, as many as the service needs, each under a key of its own. */
const points = z.record(z.string(), texts("title", "text"));

/** The words of a service without drawings of its own. */
export const plainServiceWords = screen({
  kicker: text,
  subtitle: text,
  /** Short facts under the title. */
  badges: z.record(z.string(), text),
  problems: z.strictObject({ title: text, items: points }),
  solution: z.strictObject({ title: text, lead: text, items: points }),
  method: z.strictObject({ title: text, lead: text, items: points }),
  prices: texts("title", "lead"),
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: proofChoice.optional(),
  questions,
  closing: texts("title", "text"),
});

export type PlainServiceWords = z.output<typeof plainServiceWords>;
