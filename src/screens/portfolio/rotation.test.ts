import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRotation } from "#src/screens/portfolio/rotation.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function rotationOfTen() {
  const positions: number[] = [];
  const states: { rotating: boolean; stopped: boolean }[] = [];
  const rotation = createRotation({
    count: 10,
    interval: 4000,
    onStep: (position) => positions.push(position),
    onState: (state) => states.push(state),
  });
  return { rotation, positions, states };
}

test.each([
  [0, 5, 5],
  [0, 6, -4],
  [0, 9, -1],
  [8, 1, 11],
  [3, 3, 3],
])("from slide %i, slide %i is at position %i, the shorter way", (from, to, position) => {
  const { rotation, positions } = rotationOfTen();
  rotation.goBy(from);
  rotation.goTo(to);
  expect(positions.at(-1)).toBe(position);
});

test("starts at the visitor's request with pointer and focus inside, but not in a hidden tab", () => {
  const { rotation, positions } = rotationOfTen();
  for (const reason of ["button", "pointer", "focus", "hidden"] as const) rotation.hold(reason);
  rotation.play();
  vi.advanceTimersByTime(10_000);
  expect(positions).toEqual([]);
  rotation.release("hidden");
  vi.advanceTimersByTime(4000);
  expect(positions).toEqual([1]);
});
