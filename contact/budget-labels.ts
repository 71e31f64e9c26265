import { type Budget, budgets } from "#contact/message.ts";
import { budgetBounds, budgetCurrency } from "#content/facts/budgets.ts";
import { type Currency, formatMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";

/** Patterns around a budget's bounds, such as `De {from} à {to}`. */
export interface BudgetPatterns {
  readonly under: string;
  readonly between: string;
  readonly over: string;
}

/** The name of each budget in a language, with its bounds in the currency it was asked in. */
export function budgetLabels(
  patterns: BudgetPatterns,
  language: Language,
  currency: Currency = budgetCurrency[language],
): Record<Budget, string> {
  const amount = (value: number | undefined) =>
    value === undefined ? "" : formatMoney(value, currency, language);
  const label = (budget: Budget) => {
    const { from, to } = budgetBounds[budget];
    const pattern = from === undefined ? "under" : to === undefined ? "over" : "between";
    return patterns[pattern].replace("{from}", amount(from)).replace("{to}", amount(to));
  };
  return Object.fromEntries(budgets.map((budget) => [budget, label(budget)])) as Record<Budget, string>;
}
