import { z } from "zod";
import { identifier, message, template, text, texts } from "#src/copy/words-schema.ts";

/** An answer of the assistant to try, with the ways in which people ask for it. */
const answer = z.strictObject({
  /** Names the answer when the assistant asks which of two was meant. */
  label: text,
  /** Separated by `|`. */
  asked: text.transform((examples) => examples.split(" | ")),
  reply: text,
  /** Words of which one is enough, whatever else is said. */
  always: text.optional(),
  /** What follows: the question is passed on to a person, or the open slots are offered. */
  next: identifier.pipe(z.enum(["pass", "slots"])).optional(),
});

export const assistantWords = z.strictObject({
  title: text,
  lead: message("count"),
  ...texts("log", "label", "send", "restart", "greeting").shape,
  suggestions: z.record(z.string(), text),
  states: z.strictObject({
    ...texts("unsure", "which", "empty", "failed", "full").shape,
    booked: template("slot"),
  }),
  report: z.strictObject({
    title: text,
    booked: template("slot"),
    passed: template("question"),
  }),
  real: text,
  answers: z.record(z.string(), answer),
});
