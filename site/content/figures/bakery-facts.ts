import { formatMoney } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { bakery } from "#data/site/content/facts/bakery.ts";

/** The bakery of the examples: what it sells for, and what its orders come to. */
export function bakeryFacts(language: Language) {
  if (!bakery) return undefined;
  const { prices, orders } = bakery;
  const written = (amount: number) => formatMoney(amount, firstCurrency, language);
  return {
    ...bakery,
    prices: recordOf(keysOf(prices), (key) => written(prices[key] ?? 0)),
    orders: recordOf(keysOf(orders), (key) => {
      const { price = "", count = 0 } = orders[key] ?? {};
      return { count, sum: written((prices[price] ?? 0) * count) };
    }),
  };
}
