import { type EstimatePreset, pricedChoices } from "#data/site/content/facts/calculator-choices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { estimateOf } from "#site/content/figures/estimate-sums.ts";
import { presetOrder } from "#site/content/figures/preset-order.ts";

/**
 * What a preset of the calculator comes to, and `unsubscribed`: without what is paid to the agency by the
 * month.
 */
export function presetSums(preset: EstimatePreset) {
  const { us } = presetOrder(preset);
  const sumsOf = (ordered: typeof us) =>
    estimateOf(
      ordered.flatMap(({ key }) => pricedChoices[key] ?? []),
      runningCosts,
    );
  return { ...sumsOf(us), unsubscribed: sumsOf(us.filter(({ price }) => price.period !== "month")) };
}
