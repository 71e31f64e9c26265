import { z } from "zod";
import { keyed, messageOfFacts, sentence, textOfFacts, texts, titled } from "#contract/copy/copy-schema.ts";
import type { Language } from "#contract/languages/languages.ts";
import { hasPage } from "#contract/routes/addresses.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";
import { automationExample } from "#data/site/content/facts/automation-example.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { bakeryFacts } from "#site/content/figures/bakery-facts.ts";

/** Whether a language has an assistant to try: its words are there, and the page that shows it. */
export function hasAssistant(language: Language): boolean {
  return hasPage("automation", language) && copyFiles[language]["assistant"] !== undefined;
}

/** What a customer writes, and what the assistant answers. */
const turn = keyed(["asked", "answered"], textOfFacts);

export const assistantCopy = defineSiteCopy(
  "assistant",
  titled().extend({
    who: texts("asked", "answered"),
    /** As many messages as there are; `next` is what the customer writes next. */
    messages: z.record(z.string(), turn.extend({ next: turn.optional(), times: z.boolean().optional() })),
    /** After the message with `times`, the customer takes one of the open slots. */
    booked: z.strictObject({ answered: messageOfFacts("time") }),
    /** What it does, and what one like it costs. */
    note: sentence,
  }),
  (language) => ({ automationExample, bakery: bakeryFacts(language) }),
);
