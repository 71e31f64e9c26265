import { capitalised } from "#contract/formats/capitalised.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import { recordOf } from "#contract/reader/records.ts";
import { type Currency, currencies } from "#data/contract/languages/currencies.ts";

/** A price in every currency. */
export type Money = Record<Currency, number>;

const inEveryCurrency = (amount: (currency: Currency) => number): Money => recordOf(currencies, amount);

export function multiplyMoney(money: Money, times: number): Money {
  return inEveryCurrency((currency) => money[currency] * times);
}

/** Whether a value has an amount in every currency. */
export function isMoney(value: object): value is Money {
  return currencies.every((currency) => typeof Reflect.get(value, currency) === "number");
}

export function addMoney(amounts: Money[]): Money {
  return inEveryCurrency((currency) => amounts.reduce((sum, money) => sum + money[currency], 0));
}

/**
 * Formats an amount, with cents only where it has some: `1 140 $`, `€990`, `0,08 €`. Which dollar it is, the
 * currency toggle says.
 */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  const text = new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
  // The narrow space all but vanishes in large figures: 1 990 € read as a year.
  return text.replaceAll("\u202f", "\u00a0");
}

/** Formats an amount of any currency: `10 000 €`. */
export function formatCurrency(
  { amount, currency }: { amount: number; currency: string },
  language: Language,
): string {
  return new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** Name of a currency: `Euro`, `Dollar des États-Unis`. */
export function currencyName(currency: Currency, language: Language): string {
  const name = new Intl.DisplayNames(locales[language], { type: "currency" }).of(currency) ?? currency;
  return capitalised(name);
}

/** Name of a currency as used after a number: `euros`, `dollars des États-Unis`. */
export function currencyUnits(currency: Currency, language: Language): string {
  const parts = new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    currencyDisplay: "name",
  }).formatToParts(1_000);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
