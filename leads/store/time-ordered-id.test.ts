import { afterEach, expect, test, vi } from "vitest";
import { timeOrderedId } from "#leads/store/time-ordered-id.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("an id is a UUIDv7 that contains the time", () => {
  vi.useFakeTimers({ now: 0x0199_0000_0001 });
  expect(timeOrderedId()).toMatch(/^01990000-0001-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("ids made at the same time differ, and later ones sort later", () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const first = Array.from({ length: 1000 }, timeOrderedId);
  expect(new Set(first).size).toBe(1000);
  vi.advanceTimersByTime(1);
  expect(first.every((id) => id < timeOrderedId())).toBe(true);
});
