import { firstCurrency } from "#src/currencies.ts";
import { formatTime } from "#src/formats/dates.ts";
import { formatMoney, formatNumber, type Money } from "#src/formats/money.ts";
import { formatRate } from "#src/formats/percentages.ts";
import type { Language } from "#src/languages.ts";

/** Formatters of a language for values in its copy. */
export function formatsIn(language: Language) {
  return {
    number: (value: number) => formatNumber(value, language),
    /** A price in text that cannot follow the visitor's choice of currency. */
    money: (price: Money) => {
      const currency = firstCurrency(language);
      return formatMoney(price[currency], currency, language);
    },
    /** A share between 0 and 1, as a percentage with one decimal. */
    percent: (share: number) => formatRate(share, language),
    /** A time of day such as `09:00`. */
    time: (time: string) => formatTime(time, language),
  };
}
