import { automationExample } from "#content/facts/automation-example.ts";
import { automationFlow } from "#content/facts/automation-flow.ts";
import { keyed, message, serviceScreen, text, texts } from "#src/copy/words-schema.ts";

export const automationWords = serviceScreen({
  ...texts("subtitle", "trial", "audit").shape,
  badges: texts("commitment", "quote"),
  talk: texts("title", "note").extend({
    who: texts("customer", "assistant", "diary"),
    lines: texts("asked", "answered", "told", "offered", "chosen").extend({ booked: message("score") }),
  }),
  figures: texts("title", "note").extend({
    items: keyed(["response", "appointments", "always", "setup"], texts("value", "label")),
  }),
  flow: texts("title", "lead", "caption").extend({
    steps: keyed(automationFlow, texts("title", "detail").extend({ condition: text.optional() })),
  }),
  features: texts("title").extend({
    chat: texts("title", "text", "sample"),
    workflows: texts("title", "text", "sample").extend({
      rows: keyed(["confirmation", "reminder", "thanks"], texts("lead", "text")),
    }),
    scoring: texts("title", "text", "sample", "total").extend({
      rows: texts("need", "date", "budget", "area"),
    }),
    booking: texts("title", "text", "sample").extend({ rows: texts("taken", "chosen", "free") }),
  }),
  playbooks: texts("title", "lead").extend({
    items: keyed(automationExample.playbooks, texts("title", "trigger", "action", "result")),
  }),
  options: texts("title", "lead", "caption"),
  closing: texts("title", "text"),
});
