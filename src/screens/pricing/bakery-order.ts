import { bakeryOrder as order, type Price } from "#content/facts/prices.ts";
import { type PricedItem, pricedItem } from "#src/content/price-list.ts";
import { type Money, multiplyMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";

/** One line of the worked example. */
export interface OrderLine extends PricedItem {
  readonly monthly: boolean;
  /** Cost in the first year, and in each later year. */
  readonly first: Money;
  readonly next: Money;
}

const isMonthly = ({ period }: Price) => period === "month";

/** What a bakery orders in the worked example. */
export function bakeryOrder(language: Language): readonly OrderLine[] {
  return order.map(([group, key]) => {
    const item = pricedItem(group, key as never, language);
    const monthly = isMonthly(item.price);
    const year = multiplyMoney(item.price, 12);
    return {
      ...item,
      monthly,
      first: monthly ? year : item.price,
      next: monthly ? year : multiplyMoney(item.price, 0),
    };
  });
}
