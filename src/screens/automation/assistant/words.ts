import { z } from "zod";
import { identifier, message, template, text, texts } from "#src/copy/words-schema.ts";

/** An answer of the assistant to try; its label names it when the assistant asks which of two was meant. */
const answer = texts("label", "reply").extend({
  /** The ways in which people ask for it, separated by `|`. */
  asked: text.transform((examples) => examples.split(" | ")),
  /** Words of which one is enough, whatever else is said. */
  always: text.optional(),
  /** What follows: the question is passed on to a person, or the open slots are offered. */
  next: identifier.pipe(z.enum(["pass", "slots"])).optional(),
});

export const assistantWords = texts("title", "log", "label", "send", "restart", "greeting", "real").extend({
  lead: message("count"),
  suggestions: z.record(z.string(), text),
  states: texts("unsure", "which", "empty", "failed", "full").extend({ booked: template("slot") }),
  report: texts("title").extend({ booked: template("slot"), passed: template("question") }),
  answers: z.record(z.string(), answer),
});
