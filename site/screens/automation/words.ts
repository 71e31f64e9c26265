import { keyed, message, sentence, serviceScreen, texts } from "#contract/copy/words-schema.ts";
import { automationExample } from "#contract/facts/automation-example.ts";
import { words } from "#site/content/words/words.ts";

export const automationWords = words(
  "automation",
  serviceScreen({
    ...texts("subtitle", "trial").shape,
    badges: texts("commitment", "quote"),
    talk: texts("title").extend({
      note: sentence,
      who: texts("customer", "assistant", "diary"),
      lines: texts("asked", "answered", "chosen").extend({ booked: message("score") }),
    }),
    /** Below the picture of the case named in `proof`. */
    scene: message("client"),
    figures: texts("title", "note").extend({
      items: keyed(["response", "appointments", "always", "setup"], texts("value", "label")),
    }),
    features: texts("title", "note").extend({
      chat: texts("title", "text"),
      scoring: texts("title", "text", "sample"),
      booking: texts("title", "text", "sample"),
      workflows: texts("title", "text", "when", "sample"),
    }),
    playbooks: texts("title", "lead").extend({
      items: keyed(automationExample.playbooks, texts("title", "trigger", "action", "result")),
    }),
    options: texts("title", "caption").extend({ lead: sentence }),
    closing: texts("title"),
  }),
);
