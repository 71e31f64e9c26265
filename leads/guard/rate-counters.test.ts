import { beforeEach, describe, expect, test } from "vitest";
import { createRateCounters } from "#leads/guard/rate-counters.ts";

let now: number;
const clock = { now: () => now };
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
});

describe("rate counters", () => {
  test("count within a window that starts with the first event, separately per key and length", () => {
    const rates = createRateCounters(clock);
    expect(rates.count("a", 60)).toEqual({ count: 1, endsIn: 60 });
    now += 30_500;
    expect(rates.count("a", 60)).toEqual({ count: 2, endsIn: 30 });
    expect(rates.count("b", 60)).toEqual({ count: 1, endsIn: 60 });
    expect(rates.count("a", 3600)).toEqual({ count: 1, endsIn: 3600 });
    now += 29_500;
    expect(rates.count("a", 60)).toEqual({ count: 1, endsIn: 60 });
    expect(rates.count("b", 60).count).toBe(2);
  });

  test("restart when the clock was set back", () => {
    const rates = createRateCounters(clock);
    rates.count("a", 60);
    now -= 3_600_000;
    expect(rates.count("a", 60)).toEqual({ count: 1, endsIn: 60 });
    expect(rates.count("a", 60).count).toBe(2);
  });

  test("drop the oldest keys instead of growing without limit", () => {
    const rates = createRateCounters(clock, 3);
    for (const key of ["a", "b", "c", "d"]) rates.count(key, 60);
    expect(rates.count("d", 60).count).toBe(2);
    expect(rates.count("c", 60).count).toBe(2);
    expect(rates.count("a", 60).count).toBe(1);
  });
});
