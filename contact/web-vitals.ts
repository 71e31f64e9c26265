import { type RouteKey, routes } from "#src/routes.ts";

/**
 * What a page tells the counter of its speed, each as a histogram: the upper ends of its buckets, in
 * milliseconds (CLS has no unit). Up to `good` a value is good and above `poor` it is poor, by the thresholds
 * of https://web.dev/articles/vitals; both are ends of buckets, so that no value is on the wrong side.
 */
export const vitals = {
  LCP: { good: 2500, poor: 4000, ends: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000] },
  INP: { good: 200, poor: 500, ends: [50, 100, 150, 200, 300, 500, 1000] },
  CLS: { good: 0.1, poor: 0.25, ends: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5] },
  FCP: { good: 1800, poor: 3000, ends: [500, 1000, 1500, 1800, 2400, 3000, 4500] },
  TTFB: { good: 800, poor: 1800, ends: [100, 200, 400, 600, 800, 1200, 1800, 3000] },
} as const satisfies Readonly<Record<string, { good: number; poor: number; ends: readonly number[] }>>;

export type Vital = keyof typeof vitals;

/** How wide the visitor's window is: all that is told of their device. */
const windowSizes = ["narrow", "wide"] as const;

/** Longest a value is believed, in milliseconds. */
const longest = 600_000;

const vitalNames = Object.keys(vitals) as Vital[];

/** A measurement as it is counted, such as `LCP/home/narrow/2500`; the last bucket has no end. */
export type VitalCount = `${Vital}/${RouteKey}/${(typeof windowSizes)[number]}/${number | "more"}`;

/**
 * What to count for a report such as `{"screen":"home","window":"narrow","vitals":{"LCP":812}}`; nothing for
 * anything else.
 */
export function vitalCounts(report: object): readonly VitalCount[] {
  const { screen, window, vitals: values } = report as Partial<Record<string, unknown>>;
  const route = (Object.keys(routes) as RouteKey[]).find((key) => key === screen);
  const size = windowSizes.find((name) => name === window);
  if (!route || !size || typeof values !== "object" || values === null) return [];
  return vitalNames.flatMap((vital): VitalCount | [] => {
    const value: unknown = Object.hasOwn(values, vital) ? values[vital as never] : undefined;
    if (typeof value !== "number" || !(value >= 0 && value <= longest)) return [];
    const end = vitals[vital].ends.find((one) => value <= one);
    return `${vital}/${route}/${size}/${end ?? "more"}`;
  });
}

export interface VitalSummary {
  readonly vital: Vital;
  readonly count: number;
  /** Shares of all values, from 0 to 1. */
  readonly good: number;
  readonly poor: number;
  /** No more than this for three visits of four: the end of the bucket the third quartile lies in; null above the last. */
  readonly p75: number | null;
}

/** Sums up what was counted; names of other events are passed over. */
export function summarizeVitals(
  counts: readonly { readonly name: string; readonly count: number }[],
): readonly VitalSummary[] {
  const read = counts.map(({ name, count }) => {
    const [vital, , , end = ""] = name.split("/");
    return { vital, end: end === "more" ? Number.POSITIVE_INFINITY : Number(end), count };
  });
  return vitalNames.flatMap((vital) => {
    const values = read.filter((one) => one.vital === vital).sort((a, b) => a.end - b.end);
    const count = sum(values);
    if (count === 0) return [];
    const { good, poor } = vitals[vital];
    let seen = 0;
    const quartile = values.find((value) => {
      seen += value.count;
      return seen >= count * 0.75;
    });
    return {
      vital,
      count,
      good: sum(values.filter(({ end }) => end <= good)) / count,
      poor: sum(values.filter(({ end }) => end > poor)) / count,
      p75: quartile && Number.isFinite(quartile.end) ? quartile.end : null,
    };
  });
}

function sum(values: readonly { readonly count: number }[]): number {
  return values.reduce((total, { count }) => total + count, 0);
}

/** Whether an event that was counted is a measurement, and of which screen and window. */
export function vitalPlace(name: string): { readonly screen: string; readonly window: string } | null {
  const [vital, screen, window] = name.split("/");
  return screen && window && vitalNames.some((one) => one === vital) ? { screen, window } : null;
}
