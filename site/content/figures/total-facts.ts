import { Amount } from "#contract/copy/sentence.ts";
import { addMoney, type Money, multiplyMoney } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { legalLimits } from "#data/contract/facts/legal-limits.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { automationExample } from "#data/site/content/facts/automation-example.ts";
import {
  type EstimatePreset,
  estimateGroups,
  estimatePresets,
} from "#data/site/content/facts/calculator-choices.ts";
import { socialExample } from "#data/site/content/facts/packages.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { presetSums } from "#site/content/figures/preset-sums.ts";
import { pricesOf } from "#site/content/figures/price-keys.ts";
import { addCosts, yearlyCost } from "#site/content/figures/yearly-cost.ts";

/**
 * What things come to: each preset of the calculator, the example's assistant, and the orders that pay for
 * social media.
 */
export function totalFacts(language: Language) {
  return {
    ...recordOf(keysOf(estimatePresets), (preset) => presetTotals(preset, language)),
    ...assistantTotal(language),
    ...starterOrders(),
  };
}

/** What a choice of the calculator costs each year at others: `choices.onePage.others`. */
export function choiceFacts(language: Language) {
  const choices = Object.values(estimateGroups).flatMap((group) => Object.entries(group));
  return Object.fromEntries(
    choices.map(([key, { running = [] }]) => {
      const others = addCosts(running.map((cost) => yearlyCost(runningCosts[cost]))).first;
      return [key, { others: new Amount(others, language) }];
    }),
  );
}

/** All tasks of the assistant in the examples. */
function assistantTotal(language: Language) {
  const task = pricesOf("automation").find(([, { startingPrice }]) => startingPrice)?.[1];
  if (!task || !automationExample) return {};
  return { assistant: new Amount(multiplyMoney(task, automationExample.tasks), language) };
}

/** Extra orders a month from which the smallest social media package pays; none where no package is sold. */
function starterOrders() {
  const fees = pricesOf("social").flatMap(([, price]) => (price.package ? price[firstCurrency] : []));
  if (!socialExample || fees.length === 0) return {};
  const leftOfOrder = (socialExample.order[firstCurrency] * socialExample.marginPercent) / 100;
  return { starterOrders: Math.ceil(Math.min(...fees) / leftOfOrder) };
}

/**
 * A business like the reader's: paid to the agency and to others in the first year, both together, and each
 * later year.
 */
function presetTotals(preset: EstimatePreset, language: Language) {
  const { once, first, next, others, unsubscribed } = presetSums(preset);
  const less = (amount: Money, part: Money) => addMoney([amount, multiplyMoney(part, -1)]);
  const us = { firstYear: less(first, others), laterYears: less(next, others) };
  const taxed = (percent: number) =>
    recordOf(keysOf(us), (year) => new Amount(multiplyMoney(us[year], percent / 100), language));
  const vatPercent = legalLimits["vatPercent"] ?? 0;
  return {
    us: new Amount(us.firstYear, language),
    others: new Amount(others, language),
    firstYear: new Amount(first, language),
    laterYears: new Amount(next, language),
    /** Both years without what is paid to the agency by the month. */
    unsubscribed: {
      firstYear: new Amount(unsubscribed.first, language),
      laterYears: new Amount(unsubscribed.next, language),
    },
    /** The tax on what is paid to the agency, and both. */
    vat: taxed(vatPercent),
    withVat: taxed(100 + vatPercent),
    once: new Amount(once, language),
    /** The deposit on what is paid once. */
    deposit: new Amount(multiplyMoney(once, promises.legal.depositPercent / 100), language),
  };
}
