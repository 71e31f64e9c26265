import { expect, test } from "vitest";
import { day, hour } from "#contract/formats/milliseconds.ts";
import { type Copy, copiesToRemove } from "#leads/commands/kept-copies.ts";

const now = Date.UTC(2026, 10, 21, 12, 30);
const keep = 30 * day;

/** One copy an hour, the newest first. */
const hourly = (count: number): Copy[] =>
  Array.from({ length: count }, (_, index) => {
    const at = now - (index + 1) * hour;
    return { name: new Date(at).toISOString(), at, bytes: 10 };
  });
const kept = (copies: Copy[], missing = 0) => {
  const removed = copiesToRemove(copies, now, keep, missing);
  return copies.filter((copy) => !removed.includes(copy));
};

test("copies of the last day are kept, one a day before that, and none that are older than they may be", () => {
  const copies = kept(hourly(60 * 24));
  const recent = copies.filter(({ at }) => at >= now - day);
  expect(recent).toHaveLength(24);
  const earlier = copies.filter(({ at }) => at < now - day).map(({ name }) => name.slice(0, 10));
  expect(new Set(earlier).size).toBe(earlier.length);
  expect(earlier).toHaveLength(29);
  expect(copies.at(-1)?.at).toBeGreaterThanOrEqual(now - keep);
});

test("copies that run every hour for months are never more than a day's and one a day", () => {
  let copies: Copy[] = [];
  for (let passed = 0; passed < 90 * 24; passed += 1) {
    const at = now + passed * hour;
    const removed = copiesToRemove(copies, at, keep, 0);
    copies = [...copies.filter((copy) => !removed.includes(copy)), { name: "", at, bytes: 10 }];
    expect(copies.length).toBeLessThanOrEqual(24 + 31);
  }
});

test("where room is missing, days lose all but their newest copy first, then the oldest go, and the newest stays", () => {
  const copies = kept(hourly(10 * 24));
  const daily = copies.filter(({ at }, index) => index === 0 || at < now - day);
  const few = kept(copies, 15 * 10);
  expect(few).toHaveLength(copies.length - 15);
  expect(few).toEqual(expect.arrayContaining(daily));
  expect(kept(copies, 1_000_000)).toEqual(copies.slice(0, 1));
});

test("the newest copy stays, however old it is", () => {
  const old = hourly(3).map((copy) => ({ ...copy, at: copy.at - 2 * keep }));
  expect(kept(old, 1_000_000)).toEqual(old.slice(0, 1));
});
