import { bakeryRunningCosts, bakeryOrder as order } from "#content/facts/prices.ts";
import { type PricedItem, pricedItem, runningItem } from "#src/content/price-list.ts";
import { type YearlyCost, yearlyCost } from "#src/content/yearly-cost.ts";
import type { Language } from "#src/languages.ts";

/** One line of the worked example. */
export interface OrderLine extends Omit<PricedItem, "group">, YearlyCost {}

const withCost = <Item extends Omit<PricedItem, "group">>(item: Item) => ({
  ...item,
  ...yearlyCost(item.price),
});

/** What a bakery orders in the worked example, and what it pays to others. */
export function bakeryOrder(language: Language): Readonly<Record<"us" | "others", readonly OrderLine[]>> {
  return {
    us: order.map(([group, key]) => withCost(pricedItem(group, key as never, language))),
    others: bakeryRunningCosts.map((key) => withCost(runningItem(key, language))),
  };
}
