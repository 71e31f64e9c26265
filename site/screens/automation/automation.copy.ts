import {
  keyed,
  sentence,
  serviceScreen,
  text,
  texts,
  textsByKey,
  titled,
} from "#contract/copy/copy-schema.ts";
import { automationExample, playbookTimes } from "#data/site/content/facts/automation-example.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

const line = texts("who", "text");

export const automationCopy = defineSiteCopy(
  "automation",
  serviceScreen({
    subtitle: sentence,
    trial: text,
    figures: titled().extend({
      items: keyed(["response", "appointments", "always", "setup"], texts("value", "label")),
    }),
    features: keyed(["chat", "scoring", "booking", "workflows"], titled().extend({ text: sentence })),
    playbooks: titled("intro").extend({
      items: keyed(
        playbookTimes,
        titled().extend(keyed(["asked", "answered", "replied", "agreed"], line).shape),
      ),
    }),
    options: titled().extend({
      intro: sentence,
      /** What limits an option, by its key; the rest stands in the price list. */
      limits: textsByKey,
    }),
  }),
  () => ({ automationExample }),
);
