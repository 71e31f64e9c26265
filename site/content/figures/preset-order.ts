import { prices } from "#data/contract/facts/prices.ts";
import {
  type ChoiceKey,
  type EstimateChoice,
  type EstimatePreset,
  estimateGroups,
  estimatePresets,
} from "#data/site/content/facts/calculator-choices.ts";

const choices: Record<ChoiceKey, EstimateChoice> = Object.assign({}, ...Object.values(estimateGroups));

/** What a preset of the calculator orders, and the keys of what it pays to others, each once. */
export function presetOrder(preset: EstimatePreset) {
  const us = estimatePresets[preset].map((key) => {
    const { item, running = [] } = choices[key];
    const [group, name] = item;
    return { key, group, name, price: prices[group][name], running };
  });
  return { us, others: [...new Set(us.flatMap(({ running }) => running))] };
}
