import { type Currency, currencies } from "#contract/facts/currencies.ts";
import { type Language, settingsOf } from "#contract/languages.ts";

const isCurrency = (code: string | undefined): code is Currency => currencies.some((known) => known === code);

/** The currencies in the order of a language's pages, initial one first. */
export function currenciesIn(language: Language): [Currency, ...Currency[]] {
  const { currency } = settingsOf(language);
  const first = isCurrency(currency) ? currency : currencies[0];
  return [first, ...currencies.filter((other) => other !== first)];
}

/** The initial currency of a language's pages, also used in its running text. */
export function firstCurrency(language: Language): Currency {
  return currenciesIn(language)[0];
}

/** The currency of a language's budget ranges. */
export function budgetCurrency(language: Language): Currency {
  const { budgets } = settingsOf(language);
  return isCurrency(budgets) ? budgets : firstCurrency(language);
}
