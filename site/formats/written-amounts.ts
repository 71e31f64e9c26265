import { currenciesIn } from "#contract/currencies.ts";
import { formatMoney, type Money } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages.ts";

// Private characters, which no text has: one before the code of each currency and its amount, one after the last.
const each = /\uE000([A-Z]{3})([^\uE000\uE001]+)/g;
const all = /\uE000[^\uE001]+\uE001/g;

/** A price for a sentence, marked in every currency until the page is written. */
export function markAmounts(price: Money, language: Language): string {
  const amounts = currenciesIn(language).map(
    (currency) => `\uE000${currency}${formatMoney(price[currency], currency, language)}`,
  );
  return `${amounts.join("")}\uE001`;
}

/** The text with every marked price in its first currency alone. */
export function firstAmounts(text: string): string {
  return text.replace(all, (marked) => [...marked.matchAll(each)][0]?.[2] ?? "");
}

/** The text with every currency of its marked prices, all but the first hidden until one is chosen. */
export function everyAmount(text: string): string {
  return text.replace(all, (marked) =>
    Array.from(
      marked.matchAll(each),
      ([, currency, amount], place) =>
        `<span${place > 0 ? " hidden" : ""} data-amount="${currency}">${amount}</span>`,
    ).join(""),
  );
}
