import { formatMoney } from "#contract/formats/money.ts";
import { type Language, settingsOf } from "#contract/languages/languages.ts";
import type { LeadField } from "#contract/lead/lead-fields.ts";
import { leadFormCopy } from "#contract/lead/lead-form.copy.ts";
import { budgetRanges } from "#data/contract/facts/contact-form.ts";
import { type Currency, currencies, firstCurrency } from "#data/contract/languages/currencies.ts";

export type OptionLabels = Partial<Record<LeadField, Record<string, string>>>;

/** The currency of a language's budget ranges. */
export function budgetCurrency(language: Language): Currency {
  const { budgets } = settingsOf(language);
  return currencies.find((currency) => currency === budgets) ?? firstCurrency;
}

/** Labels in a language, budgets with their bounds in the currency the form used. */
export function optionLabels(
  language: Language,
  currency: Currency = budgetCurrency(language),
): OptionLabels {
  const { options, budgets } = leadFormCopy(language);
  const amount = (value: number) => formatMoney(value, currency, language);
  const budget = Object.entries(budgetRanges).map(([key, { from, to }]) => {
    if (to === undefined) return [key, budgets.over({ from: amount(from ?? 0) })];
    if (from === undefined) return [key, budgets.under({ to: amount(to) })];
    return [key, budgets.between({ from: amount(from), to: amount(to) })];
  });
  return { ...options, budget: Object.fromEntries(budget) };
}
