import type { Money } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { recordOf } from "#contract/reader/records.ts";
import { currencies } from "#data/contract/languages/currencies.ts";
import { conversionExample } from "#data/site/content/facts/conversion-example.ts";
import { formatRate } from "#site/content/formats/metrics.ts";

interface Week {
  visits: number;
  requests: number;
}

/** Conversion rate: requests per visit. */
function rateOf({ visits, requests }: Week): number {
  return visits === 0 ? 0 : requests / visits;
}

/** Totals over several weeks with the same weekly budget. */
function sumUp(weeks: Week[], weeklySpend: Money) {
  const visits = weeks.reduce((sum, week) => sum + week.visits, 0);
  const requests = weeks.reduce((sum, week) => sum + week.requests, 0);
  return {
    rate: rateOf({ visits, requests }),
    requestsPerWeek: Math.round(requests / weeks.length),
    costPerRequest: recordOf(currencies, (currency) =>
      Math.round((weeklySpend[currency] * weeks.length) / requests),
    ),
  };
}

export type ConversionPeriod = ReturnType<typeof sumUp>;

const { weeks, changes, weeklySpend } = conversionExample;

/** Figures of the example: by week, before the first change, after the last, and in the last week. */
export const conversion = {
  weeks: weeks.length,
  changes,
  weekly: weeks.map((week, position) => ({ number: position + 1, ...week, rate: rateOf(week) })),
  before: sumUp(weeks.slice(0, Math.min(...changes)), weeklySpend),
  after: sumUp(weeks.slice(Math.max(...changes)), weeklySpend),
  lastRate: sumUp(weeks.slice(-1), weeklySpend).rate,
};

/** The figures as texts name them: `{conversion.before.rate}`. */
export function conversionFacts(language: Language) {
  const { before, after, lastRate } = conversion;
  return {
    weeks: conversion.weeks,
    weeksAfter: conversion.weeks - Math.max(...changes),
    before: { ...before, rate: formatRate(before.rate, language) },
    after: { ...after, rate: formatRate(after.rate, language) },
    lastRate: formatRate(lastRate, language),
  };
}
