import {
  type EstimateChoice,
  type EstimatePreset,
  estimateGroups,
  estimatePresets,
} from "#contract/facts/estimate.ts";
import { type Price, prices, serviceOfPrices } from "#contract/facts/prices.ts";
import { isWithdrawn } from "#contract/facts/services.ts";

/** What a preset of the calculator orders, as far as it is on offer, and the keys of what it pays to others, each once. */
export function presetOrder(preset: EstimatePreset) {
  const choices: Record<string, EstimateChoice> = Object.assign({}, ...Object.values(estimateGroups));
  const chosen = estimatePresets[preset].map((key) => {
    const choice = choices[key];
    if (!choice) throw new Error(`contract/facts/estimate.ts: the preset ${preset} names no choice ${key}`);
    const [group, name] = choice.item;
    const price = (prices[group] as Readonly<Record<string, Price>>)[name];
    if (!price) throw new Error(`contract/facts/prices.ts has no ${group}.${name}`);
    return { key, group, name, price, running: choice.running ?? [] };
  });
  const us = chosen.filter(({ group }) => !isWithdrawn(serviceOfPrices[group]));
  return { us, others: [...new Set(us.flatMap(({ running }) => running))] };
}
