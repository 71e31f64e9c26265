import { estimatePresets } from "#contract/facts/estimate.ts";
import { runningCosts } from "#contract/facts/running-costs.ts";
import { site } from "#contract/facts/site.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { estimateGroupsIn } from "#site/content/offer/estimate.ts";
import { estimateWords } from "#site/screens/pricing/estimate.words.ts";

export type CalculatorProps = ReturnType<typeof calculatorProps>;

/** Props of the calculator's island. */
export function calculatorProps(language: Language) {
  const { presets, first, next, others, send, note, message, preset } = estimateWords(language);
  return {
    language,
    /** Where the choice is sent without scripts; with them it is taken to the contact page. */
    endpoint: site.contactEndpoint,
    contact: pathOf("contact", language),
    words: { presets, first, next, others, send, note, message },
    /** Choices of businesses like the reader's; the first is set at the start. */
    presets: Object.entries(estimatePresets).map(([key, choices]) => ({
      name: preset[key as keyof typeof estimatePresets],
      choices: [...choices],
    })),
    groups: estimateGroupsIn(language),
    runningCosts,
  };
}
