import { z } from "zod";
import { automationExample } from "#content/facts/automation-example.ts";
import { automationFlow } from "#content/facts/automation-flow.ts";
import { keyed, message, proofChoice, questions, screen, text, texts } from "#src/copy/words-schema.ts";

export const automationWords = screen({
  kicker: text,
  badges: texts("commitment", "quote"),
  subtitle: text,
  trial: text,
  audit: text,
  talk: z.strictObject({
    title: text,
    who: texts("customer", "assistant", "diary"),
    lines: z.strictObject({
      asked: text,
      answered: text,
      told: text,
      offered: text,
      chosen: text,
      booked: message("score"),
    }),
    note: text,
  }),
  figures: z.strictObject({
    title: text,
    note: text,
    items: keyed(["response", "appointments", "always", "setup"], texts("value", "label")),
  }),
  flow: z.strictObject({
    title: text,
    lead: text,
    caption: text,
    steps: keyed(
      automationFlow,
      z.strictObject({
        title: text,
        detail: text,
        condition: text.optional(),
      }),
    ),
  }),
  features: z.strictObject({
    title: text,
    chat: texts("title", "text", "sample"),
    workflows: z.strictObject({
      title: text,
      text: text,
      sample: text,
      rows: keyed(["confirmation", "reminder", "thanks"], texts("lead", "text")),
    }),
    scoring: z.strictObject({
      title: text,
      text: text,
      sample: text,
      rows: texts("need", "date", "budget", "area"),
      total: text,
    }),
    booking: z.strictObject({
      title: text,
      text: text,
      sample: text,
      rows: texts("taken", "chosen", "free"),
    }),
  }),
  playbooks: z.strictObject({
    title: text,
    lead: text,
    trigger: text,
    action: text,
    result: text,
    items: keyed(automationExample.playbooks, texts("title", "trigger", "action", "result")),
  }),
  options: texts("title", "lead", "caption"),
  /** The folder of a case, and the metric that best shows the service's result. */
  proof: proofChoice.optional(),
  questions: questions,
  closing: texts("title", "text"),
});
