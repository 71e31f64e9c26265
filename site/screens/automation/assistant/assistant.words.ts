import { z } from "zod";
import type { Language } from "#contract/languages/languages.ts";
import { hasPage } from "#contract/routes.ts";
import { identifier, keyed, message, template, text, texts } from "#contract/words/words-schema.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";
import { words } from "#site/content/words/site-words.ts";

const phrases = text.transform((all) => all.split(" | "));

/** An answer of the assistant to try; its label names it when the assistant asks which of two was meant. */
const answer = texts("label", "reply").extend({
  /** The ways in which people ask for it, separated by `|`. */
  asked: phrases,
  /** Words of which one is enough, whatever else is said. */
  always: text.optional(),
  /** What follows: the message is passed on to a person or noted as an order; open slots are offered, beside a sum too. */
  next: identifier.pipe(z.enum(["pass", "order", "slots", "cake"])).optional(),
});

/** Whether a language has an assistant to try: its words are there, and the page that shows it. */
export function hasAssistant(language: Language): boolean {
  return hasPage("automation", language) && copyFiles[language]["assistant"] !== undefined;
}

const vocabulary = text.transform((words) => words.split(" "));

export const assistantWords = words(
  "assistant",
  texts("title", "log", "label", "send", "restart", "greeting").extend({
    lead: message("count"),
    suggestions: z.record(z.string(), text),
    states: texts("unsure", "which", "empty", "failed", "full", "taste", "declined").extend({
      booked: template("slot"),
      again: template("choices"),
      cake: z.strictObject({
        few: template("price"),
        some: template("count", "price"),
        many: template("count", "price", "tiered"),
      }),
    }),
    /**
     * How people answer what it asks, without accents: phrases and the words that may stand beside them, names of the
     * first choice and the next, numbers from two on, and words around a number of guests and after another number.
     */
    heard: z.strictObject({
      yes: phrases,
      no: phrases,
      polite: vocabulary,
      places: phrases,
      numbers: vocabulary,
      guests: keyed(["before", "after", "never"], vocabulary),
    }),
    report: texts("title").extend({
      booked: template("slot"),
      ordered: template("question"),
      passed: template("question"),
    }),
    answers: z.record(z.string(), answer),
    /** Answers that say nothing of the shop, which are not counted. */
    manners: z.record(z.string(), answer),
  }),
);
