import { budgetBounds } from "#content/facts/budgets.ts";
import { type Budget, budgets } from "#content/facts/contact-form.ts";
import { budgetCurrency, type Currency } from "#src/currencies.ts";
import { formatMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";

/** Wording of a budget by its bounds. */
export interface BudgetPatterns {
  readonly under: (values: { to: string }) => string;
  readonly between: (values: { from: string; to: string }) => string;
  readonly over: (values: { from: string }) => string;
}

/** Label of each budget in a language, with its bounds in the currency the form used. */
export function budgetLabels(
  patterns: BudgetPatterns,
  language: Language,
  currency: Currency = budgetCurrency(language),
): Record<Budget, string> {
  const amount = (value: number) => formatMoney(value, currency, language);
  const label = (budget: Budget) => {
    const { from, to } = budgetBounds[budget];
    if (to === undefined) return patterns.over({ from: amount(from ?? 0) });
    return from === undefined
      ? patterns.under({ to: amount(to) })
      : patterns.between({ from: amount(from), to: amount(to) });
  };
  return Object.fromEntries(budgets.map((budget) => [budget, label(budget)])) as Record<Budget, string>;
}
