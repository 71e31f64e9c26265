import { beforeEach, expect, test } from "vitest";
import { createRateCounters } from "#leads/rate-counters.ts";

let now: number;
const clock = { now: () => now };
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
});

test("rate counters drop the oldest keys instead of growing without limit", () => {
  const rates = createRateCounters(clock, 3);
  for (const key of ["a", "b", "c", "d"]) rates.count(key, 60);
  expect(rates.count("d", 60).count).toBe(2);
  expect(rates.count("c", 60).count).toBe(2);
  expect(rates.count("a", 60).count).toBe(1);
});
