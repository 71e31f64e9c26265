import type { Money } from "#contract/formats/money.ts";

interface ConversionExample {
  /** One entry a week, oldest first. */
  weeks: { visits: number; requests: number }[];
  /** The change went live after this many weeks. */
  changedAfter: number;
  /** Advertising budget per week, in every currency; further ones are ignored. */
  weeklySpend: Money & Record<string, number>;
}

/** Twelve weeks of a fictional client, drawn on the CRO page. */
export const conversionExample: ConversionExample = {
  weeks: [
    { visits: 612, requests: 10 },
    { visits: 598, requests: 9 },
    { visits: 640, requests: 11 },
    { visits: 625, requests: 10 },
    { visits: 603, requests: 13 },
    { visits: 618, requests: 14 },
    { visits: 655, requests: 17 },
    { visits: 631, requests: 17 },
    { visits: 644, requests: 19 },
    { visits: 620, requests: 19 },
    { visits: 668, requests: 22 },
    { visits: 652, requests: 22 },
  ],
  changedAfter: 4,
  weeklySpend: { EUR: 320, USD: 345 },
};
