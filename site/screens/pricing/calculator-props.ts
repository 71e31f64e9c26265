import type { Language } from "#contract/languages/languages.ts";
import { entriesOf } from "#contract/reader/records.ts";
import { pathOf } from "#contract/routes.ts";
import { site } from "#data/contract/facts/site.ts";
import { estimatePresets } from "#data/site/content/facts/estimate.ts";
import { estimateWords } from "#site/content/offer/estimate.words.ts";

export type Order = ReturnType<typeof calculatorProps>["order"];

/** Props of the calculator's island; what can be chosen is its children, and what that costs comes with its script. */
export function calculatorProps(language: Language) {
  const { presets, first, next, others, send, note, message, preset } = estimateWords(language);
  return {
    language,
    /** Where the choice is sent without scripts. */
    endpoint: site.contactEndpoint,
    /** Where its script takes the choice, and the words around it. */
    order: { contact: pathOf("contact", language), ...message },
    words: { presets, first, next, others, send, note },
    /** Choices of businesses like the reader's; the first is set at the start. */
    presets: entriesOf(estimatePresets).map(([key, choices]) => ({
      name: preset[key],
      choices: [...choices],
    })),
  };
}
