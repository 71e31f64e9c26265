import type { EstimatePreset } from "#contract/facts/estimate.ts";
import type { Language } from "#contract/languages.ts";
import { presetOrder } from "#site/content/offer/preset-order.ts";
import { type PricedItem, pricedItem, runningItem } from "#site/content/offer/price-list.ts";
import { type YearlyCost, yearlyCost } from "#site/content/offer/yearly-cost.ts";
import { estimateWords } from "#site/screens/pricing/estimate.words.ts";

export interface OrderLine extends Omit<PricedItem, "group" | "key">, YearlyCost {
  key: string;
  /** What is meant, where the price list has one name for several choices. */
  task?: string | undefined;
}

/** What a preset of the calculator orders, and what is paid to others. */
export function orderLines(preset: EstimatePreset, language: Language): Record<"us" | "others", OrderLine[]> {
  const { us, others } = presetOrder(preset);
  const tasks: Record<string, string> = estimateWords(language).names;
  const withCost = (item: Omit<OrderLine, keyof YearlyCost>) => ({ ...item, ...yearlyCost(item.price) });
  return {
    us: us.map(({ key, group, name }) =>
      withCost({ ...pricedItem(group, name, language), key, task: tasks[key] }),
    ),
    others: others.map((key) => withCost(runningItem(key, language))),
  };
}
