import { beforeEach, describe, expect, test } from "vitest";
import { memoryRateCounters } from "#contact/guard/rate-counters.ts";

let now: number;
const clock = { now: () => now };
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
});

describe("counters in memory", () => {
  test("count within a window that starts with the first event, separately per key and length", async () => {
    const rates = memoryRateCounters(clock);
    expect(await rates.count("a", 60)).toEqual({ count: 1, endsIn: 60 });
    now += 30_500;
    expect(await rates.count("a", 60)).toEqual({ count: 2, endsIn: 30 });
    expect(await rates.count("b", 60)).toEqual({ count: 1, endsIn: 60 });
    expect(await rates.count("a", 3600)).toEqual({ count: 1, endsIn: 3600 });
    now += 29_500;
    expect(await rates.count("a", 60)).toEqual({ count: 1, endsIn: 60 });
    expect((await rates.count("b", 60)).count).toBe(2);
  });

  test("restart when the clock was set back", async () => {
    const rates = memoryRateCounters(clock);
    await rates.count("a", 60);
    now -= 3_600_000;
    expect(await rates.count("a", 60)).toEqual({ count: 1, endsIn: 60 });
    expect((await rates.count("a", 60)).count).toBe(2);
  });

  test("drop the oldest keys instead of growing without limit", async () => {
    const rates = memoryRateCounters(clock, 3);
    for (const key of ["a", "b", "c", "d"]) await rates.count(key, 60);
    expect((await rates.count("d", 60)).count).toBe(2);
    expect((await rates.count("c", 60)).count).toBe(2);
    expect((await rates.count("a", 60)).count).toBe(1);
  });
});
