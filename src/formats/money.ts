import { type Currency, currencies } from "#src/currencies.ts";
import { capitalised } from "#src/formats/capitalised.ts";
import { type Language, locales } from "#src/languages.ts";

/** One price in every currency, in whole units. */
export type Money = Readonly<Record<Currency, number>>;

const inEveryCurrency = (amount: (currency: Currency) => number): Money =>
  Object.fromEntries(currencies.map((currency) => [currency, amount(currency)])) as Money;

/** What a price is in a currency. @throws where it has no amount in it. */
export function amountIn(money: Money, currency: Currency): number {
  const amount: number | undefined = money[currency];
  if (amount !== undefined) return amount;
  const others = Object.entries(money).filter(([code]) => /^[A-Z]{3}$/.test(code));
  const known = others.map(([code, value]) => `${code} ${value}`).join(", ");
  throw new Error(`the price of ${known} has no amount in ${currency}, which src/currencies.ts lists`);
}

/** A price so many times. */
export function multiplyMoney(money: Money, times: number): Money {
  return inEveryCurrency((currency) => amountIn(money, currency) * times);
}

/** Several prices together. */
export function addMoney(amounts: readonly Money[]): Money {
  return inEveryCurrency((currency) => amounts.reduce((sum, money) => sum + amountIn(money, currency), 0));
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

/** A currency by its name: `Euro`, `Dollar des États-Unis`. */
export function currencyName(currency: Currency, language: Language): string {
  const name = new Intl.DisplayNames(locales[language], { type: "currency" }).of(currency) ?? currency;
  return capitalised(name);
}

/** A currency as a sentence counts it: `euros`, `dollars des États-Unis`. */
export function currencyUnits(currency: Currency, language: Language): string {
  const parts = new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    currencyDisplay: "name",
  }).formatToParts(1_000);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}
