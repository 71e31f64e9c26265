import type { WordsOf } from "#contract/copy/create-words.ts";
import { budgetCurrency } from "#contract/currencies.ts";
import { budgetBounds } from "#contract/facts/contact-form.ts";
import type { Currency } from "#contract/facts/currencies.ts";
import { formatMoney } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages.ts";
import type { ChoiceField, LeadField } from "#contract/lead-fields.ts";
import { leadFormWords } from "#contract/lead-form.words.ts";

type Labels = Record<string, string>;

export type OptionLabels = Partial<Record<LeadField, Labels>>;

/** Labels in a language, budgets with their bounds in the currency the form used. */
export function optionLabels(
  language: Language,
  currency: Currency = budgetCurrency(language),
): OptionLabels {
  const { options, budgets } = leadFormWords(language);
  return {
    ...options,
    budget: budgetLabels(budgets, language, currency),
  } satisfies Record<ChoiceField, Labels>;
}

function budgetLabels(
  patterns: WordsOf<typeof leadFormWords>["budgets"],
  language: Language,
  currency: Currency,
): Labels {
  const amount = (value: number) => formatMoney(value, currency, language);
  const label = ({ from, to }: { from?: number | undefined; to?: number | undefined }) => {
    if (to === undefined) return patterns.over({ from: amount(from ?? 0) });
    return from === undefined
      ? patterns.under({ to: amount(to) })
      : patterns.between({ from: amount(from), to: amount(to) });
  };
  return Object.fromEntries(Object.entries(budgetBounds).map(([budget, bounds]) => [budget, label(bounds)]));
}
