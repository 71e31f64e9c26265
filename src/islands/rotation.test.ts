import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRotation, type Hold } from "#src/islands/rotation.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function rotationOfTen() {
  const steps: [number, boolean][] = [];
  const states: { rotating: boolean; stopped: boolean }[] = [];
  const rotation = createRotation({
    count: 10,
    interval: 4000,
    onStep: (...step) => steps.push(step),
    onState: (state) => states.push(state),
  });
  return { rotation, steps, states };
}

test("steps every four seconds, starting at the first slide", () => {
  const { steps } = rotationOfTen();
  vi.advanceTimersByTime(3999);
  expect(steps).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(steps).toEqual([[1, false]]);
  vi.advanceTimersByTime(8000);
  expect(steps.at(-1)).toEqual([3, false]);
});

test("wraps from the last slide to the first and says so", () => {
  const { steps } = rotationOfTen();
  vi.advanceTimersByTime(40_000);
  expect(steps.at(-2)).toEqual([9, false]);
  expect(steps.at(-1)).toEqual([0, true]);
});

test("goes to any slide and waits a whole interval from there", () => {
  const { rotation, steps } = rotationOfTen();
  vi.advanceTimersByTime(3900);
  rotation.goTo(7);
  vi.advanceTimersByTime(3999);
  expect(steps).toEqual([[7, false]]);
  vi.advanceTimersByTime(1);
  expect(steps.at(-1)).toEqual([8, false]);
});

test("swiping counts around both ends", () => {
  const { rotation, steps } = rotationOfTen();
  rotation.previous();
  rotation.next();
  expect(steps.map(([index]) => index)).toEqual([9, 0]);
});

test.each<Hold>(["button", "hover", "focus", "hidden"])("rests while %s holds it", (reason) => {
  const { rotation, steps, states } = rotationOfTen();
  rotation.hold(reason);
  expect(states.at(-1)).toEqual({ rotating: false, stopped: reason === "button" });
  vi.advanceTimersByTime(60_000);
  expect(steps).toEqual([]);
  rotation.release(reason);
  vi.advanceTimersByTime(4000);
  expect(steps).toEqual([[1, false]]);
});

test("rests until everything has let go", () => {
  const { rotation, steps } = rotationOfTen();
  rotation.hold("hover");
  rotation.hold("focus");
  rotation.release("hover");
  vi.advanceTimersByTime(10_000);
  expect(steps).toEqual([]);
  rotation.release("focus");
  vi.advanceTimersByTime(4000);
  expect(steps).toHaveLength(1);
});

test("a choice made while it rests does not set it going", () => {
  const { rotation, steps } = rotationOfTen();
  rotation.hold("focus");
  rotation.goTo(4);
  vi.advanceTimersByTime(20_000);
  expect(steps).toEqual([[4, false]]);
});

test("starts at the visitor's wish with pointer and focus inside, but not in a hidden tab", () => {
  const { rotation, steps } = rotationOfTen();
  for (const reason of ["button", "hover", "focus", "hidden"] as const) rotation.hold(reason);
  rotation.play();
  vi.advanceTimersByTime(10_000);
  expect(steps).toEqual([]);
  rotation.release("hidden");
  vi.advanceTimersByTime(4000);
  expect(steps).toEqual([[1, false]]);
});

test("a hold named twice does not delay what it does not stop", () => {
  const { rotation, steps } = rotationOfTen();
  vi.advanceTimersByTime(2000);
  rotation.release("hover");
  vi.advanceTimersByTime(2000);
  expect(steps).toHaveLength(1);
});

test("ends for good", () => {
  const { rotation, steps } = rotationOfTen();
  rotation.end();
  vi.advanceTimersByTime(60_000);
  expect(steps).toEqual([]);
});
