import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEventCounter, type EventCounter, isCountedEvent } from "#contact/event-counter.ts";
import { openStore } from "#contact/store/open-store.ts";
import type { Store } from "#contact/store/tables.ts";

const evening = Date.UTC(2026, 10, 21, 23, 59, 59);
let folder: string;
let store: Store;
let now: number;
let counter: EventCounter;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "events-"));
  store = await openStore(folder);
  now = evening;
  counter = createEventCounter(store, { now: () => now });
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

const counts = () => store.selectFrom("event_count").selectAll().orderBy("day").orderBy("name").execute();

describe("the site's own counter", () => {
  test("adds up events by name and day", async () => {
    counter.count("page_view");
    counter.count("page_view");
    counter.count("call_click");
    await counter.flush();
    counter.count("page_view");
    now += 1000;
    counter.count("page_view");
    await counter.flush();
    expect(await counts()).toEqual([
      { day: "2026-11-21", name: "call_click", count: 1 },
      { day: "2026-11-21", name: "page_view", count: 3 },
      { day: "2026-11-22", name: "page_view", count: 1 },
    ]);
  });

  test("keeps what it could not write", async () => {
    const other = createEventCounter(await closedStore(), { now: () => now });
    other.count("form_submit");
    await expect(other.flush()).rejects.toThrow();
    await expect(other.flush()).rejects.toThrow();
  });

  test("knows the tracked events and pages seen, nothing else", () => {
    expect(["page_view", "form_submit"].every(isCountedEvent)).toBe(true);
    expect(["", "toString", "drop table", 7, null, {}].some(isCountedEvent)).toBe(false);
  });
});

async function closedStore(): Promise<Store> {
  const closed = await openStore(join(folder, "closed"));
  await closed.destroy();
  return closed;
}
