import type { Language } from "#contract/languages/languages.ts";
import { entriesOf } from "#contract/reader/records.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { site } from "#data/contract/facts/site.ts";
import { estimatePresets } from "#data/site/content/facts/calculator-choices.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import { sumCopy } from "#site/content/offer/sum-copy.ts";

/** The page to which the calculator's script takes a choice, and the texts of the message. */
export function calculatorOrder(language: Language) {
  return { contact: pathOf("contact", language), ...estimateCopy(language).message };
}

export type Order = ReturnType<typeof calculatorOrder>;

/** Props of the calculator's island; what can be chosen is its children, and what that costs comes with its script. */
export function calculatorProps(language: Language) {
  const { presets, send, preset } = estimateCopy(language);
  return {
    language,
    /** Where the choice is sent without scripts. */
    endpoint: site.contactEndpoint,
    copy: { presets, send, ...sumCopy(language) },
    /** Choices of businesses like the reader's; the first is set at the start. */
    presets: entriesOf(estimatePresets).map(([key, choices]) => ({
      name: preset[key],
      choices: choices.join(),
    })),
  };
}
