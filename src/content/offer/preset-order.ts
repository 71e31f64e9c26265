import {
  type EstimateChoice,
  type EstimatePreset,
  estimateGroups,
  estimatePresets,
} from "#content/facts/estimate.ts";
import { type Price, prices } from "#content/facts/prices.ts";

/** What a preset of the calculator orders, and the keys of what it also pays to others, each once. */
export function presetOrder(preset: EstimatePreset) {
  const choices: Record<string, EstimateChoice> = Object.assign({}, ...Object.values(estimateGroups));
  const chosen = estimatePresets[preset].map((key) => {
    const choice = choices[key];
    if (!choice) throw new Error(`content/facts/estimate.ts: the preset ${preset} names no choice ${key}`);
    const [group, name] = choice.item;
    const price = (prices[group] as Readonly<Record<string, Price>>)[name];
    if (!price) throw new Error(`content/facts/prices.ts has no ${group}.${name}`);
    return { key, group, name, price, running: choice.running ?? [] };
  });
  return { us: chosen, others: [...new Set(chosen.flatMap(({ running }) => running))] };
}
