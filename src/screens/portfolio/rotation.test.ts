import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRotation, type PauseReason, slideAt, slotOf } from "#src/screens/portfolio/rotation.ts";

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

test("steps every four seconds, starting at the first slide", () => {
  const { positions } = rotationOfTen();
  vi.advanceTimersByTime(3999);
  expect(positions).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(positions).toEqual([1]);
  vi.advanceTimersByTime(8000);
  expect(positions).toEqual([1, 2, 3]);
});

test("wraps from the last slide to the first, moving forwards", () => {
  const { positions } = rotationOfTen();
  vi.advanceTimersByTime(40_000);
  expect(positions.slice(-2)).toEqual([9, 10]);
  expect(positions.slice(-2).map((position) => slideAt(position, 10))).toEqual([9, 0]);
});

test("goes to any slide and waits a whole interval there", () => {
  const { rotation, positions } = rotationOfTen();
  vi.advanceTimersByTime(3900);
  rotation.goTo(4);
  vi.advanceTimersByTime(3999);
  expect(positions).toEqual([4]);
  vi.advanceTimersByTime(1);
  expect(positions).toEqual([4, 5]);
});

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

test("swiping wraps at both ends", () => {
  const { rotation, positions } = rotationOfTen();
  rotation.goBy(-1);
  rotation.goBy(1);
  expect(positions.map((position) => slideAt(position, 10))).toEqual([9, 0]);
});

test.each<PauseReason>(["button", "pointer", "focus", "hidden"])("pauses while held by %s", (reason) => {
  const { rotation, positions, states } = rotationOfTen();
  rotation.hold(reason);
  expect(states.at(-1)).toEqual({ rotating: false, stopped: reason === "button" });
  vi.advanceTimersByTime(60_000);
  expect(positions).toEqual([]);
  rotation.release(reason);
  expect(states.at(-1)).toEqual({ rotating: true, stopped: false });
  vi.advanceTimersByTime(4000);
  expect(positions).toEqual([1]);
});

test("pauses until every hold is released", () => {
  const { rotation, positions } = rotationOfTen();
  rotation.hold("pointer");
  rotation.hold("focus");
  rotation.release("pointer");
  vi.advanceTimersByTime(10_000);
  expect(positions).toEqual([]);
  rotation.release("focus");
  vi.advanceTimersByTime(4000);
  expect(positions).toEqual([1]);
});

test("going to a slide while paused does not start it", () => {
  const { rotation, positions } = rotationOfTen();
  rotation.hold("focus");
  rotation.goTo(4);
  vi.advanceTimersByTime(20_000);
  expect(positions).toEqual([4]);
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

test("releasing what was not held changes nothing", () => {
  const { rotation, positions } = rotationOfTen();
  vi.advanceTimersByTime(2000);
  rotation.release("pointer");
  vi.advanceTimersByTime(2000);
  expect(positions).toEqual([1]);
});

test("stops for good", () => {
  const { rotation, positions } = rotationOfTen();
  rotation.end();
  vi.advanceTimersByTime(60_000);
  expect(positions).toEqual([]);
});

test("every slide has exactly one position in the row, wherever that starts", () => {
  const slides = Array.from({ length: 10 }, (_, slide) => slide);
  expect(slides.map((slide) => slotOf(slide, 0, 10))).toEqual(slides);
  expect(slides.map((slide) => slotOf(slide, 8, 10))).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 8, 9]);
  expect(slides.map((slide) => slotOf(slide, -1, 10))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, -1]);
});
