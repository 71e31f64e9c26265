import { describe, expect, test } from "vitest";
import { createOverloadDetector, limitConcurrency } from "#server/overload.ts";

/** The verdict of a watch whose clock ticked with these intervals, in milliseconds. */
function tooMuchAfter(...steps: number[]) {
  const watch = createOverloadDetector();
  let now = 5_000;
  watch.tick(now);
  for (const step of steps) {
    now += step;
    watch.tick(now);
  }
  return watch.isOverloaded();
}
const times = (count: number, step: number) => Array.from({ length: count }, () => step);

describe("overload", () => {
  test("is detected when every tick is late for seconds, and ends with the first one on time", () => {
    expect(tooMuchAfter(...times(10, 500))).toBe(true);
    expect(tooMuchAfter(...times(10, 500), 100)).toBe(false);
    expect(tooMuchAfter(...times(10, 500), 100, 500)).toBe(false);
  });

  test("is not detected for punctual ticks, slightly late ones, or one long pause", () => {
    expect(tooMuchAfter(...times(100, 100))).toBe(false);
    expect(tooMuchAfter(...times(100, 250))).toBe(false);
    expect(tooMuchAfter(...times(10, 100), 10_000)).toBe(false);
    expect(tooMuchAfter(10_000, 100, 100)).toBe(false);
    expect(tooMuchAfter(...times(3, 500))).toBe(false);
  });
});

test("concurrent calls above the limit are rejected until there is room", async () => {
  const waiting: ((value: string) => void)[] = [];
  const work = limitConcurrency(2, () => new Promise<string>((resolve) => waiting.push(resolve)));
  const [first, second] = [work("a"), work("b")];
  await expect(work("c")).rejects.toThrow();
  waiting[0]?.("done");
  expect(await first).toBe("done");
  const third = work("d");
  waiting[1]?.("done");
  waiting[2]?.("done");
  expect(await Promise.all([second, third])).toEqual(["done", "done"]);
});

test("a failed call makes room, too", async () => {
  const work = limitConcurrency(1, async () => {
    throw new Error("broken");
  });
  for (let time = 0; time < 3; time += 1) await expect(work("a")).rejects.toThrow("broken");
});
