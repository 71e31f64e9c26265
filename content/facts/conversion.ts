import { conversionExample } from "#content/facts/conversion-example.ts";
import { currencies } from "#src/currencies.ts";
import type { Money } from "#src/formats/money.ts";

interface Week {
  readonly visits: number;
  readonly requests: number;
}

/** Some weeks of the same weekly spend, summed up. */
export interface ConversionPeriod {
  /** Share of visits that became a request. */
  readonly rate: number;
  readonly requestsPerWeek: number;
  readonly costPerRequest: Money;
}

/** Share of a week's visits that became a request. */
export function rateOf({ visits, requests }: Week): number {
  return visits === 0 ? 0 : requests / visits;
}

export function sumUp(weeks: readonly Week[], weeklySpend: Money): ConversionPeriod {
  const visits = weeks.reduce((sum, week) => sum + week.visits, 0);
  const requests = weeks.reduce((sum, week) => sum + week.requests, 0);
  const cost = currencies.map(
    (currency) => [currency, Math.round((weeklySpend[currency] * weeks.length) / requests)] as const,
  );
  return {
    rate: rateOf({ visits, requests }),
    requestsPerWeek: Math.round(requests / weeks.length),
    costPerRequest: Object.fromEntries(cost) as Money,
  };
}

const { weeks, changedAfter, weeklySpend } = conversionExample;

/** What the example shows: each week, the weeks before the change, those after it, and the last one. */
export const conversion = {
  weeks: weeks.length,
  changedAfter,
  weekly: weeks.map((week, position) => ({ number: position + 1, ...week, rate: rateOf(week) })),
  before: sumUp(weeks.slice(0, changedAfter), weeklySpend),
  after: sumUp(weeks.slice(changedAfter), weeklySpend),
  lastRate: sumUp(weeks.slice(-1), weeklySpend).rate,
};
