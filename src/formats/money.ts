import { type Language, locales } from "#src/languages.ts";

/** The currencies prices are shown in; the first is what a visit starts with. */
export const currencies = ["EUR", "USD"] as const;

export type Currency = (typeof currencies)[number];

/** One price in every currency, in whole units. */
export type Money = Readonly<Record<Currency, number>>;

const inEveryCurrency = (amount: (currency: Currency) => number): Money =>
  Object.fromEntries(currencies.map((currency) => [currency, amount(currency)])) as Money;

/** A price so many times. */
export function multiplyMoney(money: Money, times: number): Money {
  return inEveryCurrency((currency) => money[currency] * times);
}

/** Several prices together. */
export function addMoney(amounts: readonly Money[]): Money {
  return inEveryCurrency((currency) => amounts.reduce((sum, money) => sum + money[currency], 0));
}

/** An amount in whole units as the language writes it: `1 140 $US`, `€990`, `990 €`. */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}

/** A number as the language writes it. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}
