import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPolicyReports, limits, others, type PolicyReports } from "#contact/policy-reports.ts";
import { openStore } from "#contact/store/open-store.ts";
import type { Store } from "#contact/store/tables.ts";

const day = 86_400_000;
const report = { directive: "img-src", blocked: "evil.example", page: "/" };
let folder: string;
let store: Store;
let now: number;
let reports: PolicyReports;
const clock = { now: () => now };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "reports-"));
  store = await openStore(folder);
  now = Date.UTC(2026, 10, 21, 12);
  reports = createPolicyReports(store, clock);
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

const rows = () => store.selectFrom("policy_report").selectAll().orderBy("day").orderBy("blocked").execute();
const total = async () => (await rows()).reduce((sum, { count }) => sum + count, 0);

/** As many reports as asked, each of another host, with the minutes they need to be taken. */
function flood(count: number, prefix: string): void {
  for (let index = 0; index < count; index += 1) {
    if (index % limits.aMinute === 0) now += 60_000;
    reports.count({ ...report, blocked: `${prefix}${index}.example` });
  }
}

describe("what policies stopped", () => {
  test("is added up by day, directive, host and page", async () => {
    reports.count(report);
    reports.count(report);
    await reports.flush();
    reports.count(report);
    reports.count({ ...report, page: "/contact" });
    now += day;
    reports.count(report);
    await reports.flush();
    expect(await rows()).toEqual([
      { day: "2026-11-21", ...report, count: 3 },
      { day: "2026-11-21", ...report, page: "/contact", count: 1 },
      { day: "2026-11-22", ...report, count: 1 },
    ]);
  });

  test("is taken up to a number a minute, and again in the next", async () => {
    for (let index = 0; index < limits.aMinute; index += 1) expect(reports.count(report)).toBe(true);
    expect(reports.count(report)).toBe(false);
    now += 60_000;
    expect(reports.count(report)).toBe(true);
    await reports.flush();
    expect(await total()).toBe(limits.aMinute + 1);
  });

  test("fills a bounded number of rows a day, whatever is invented, and loses no count", async () => {
    flood(2 * limits.rowsADay, "a");
    await reports.flush();
    reports.count({ ...report, blocked: "a1.example" });
    flood(2 * limits.rowsADay, "b");
    await reports.flush();
    const stored = await rows();
    expect(stored).toHaveLength(limits.rowsADay + 1);
    expect(stored.find(({ blocked }) => blocked === others)?.count).toBe(3 * limits.rowsADay);
    expect(stored.find(({ blocked }) => blocked === "a1.example")?.count).toBe(2);
    expect(await total()).toBe(4 * limits.rowsADay + 1);
    now += day;
    reports.count(report);
    await reports.flush();
    expect((await rows()).at(-1)).toEqual({ day: "2026-11-22", ...report, count: 1 });
  });

  test("is kept while it cannot be written", async () => {
    reports.count(report);
    await store.schema.alterTable("policy_report").renameTo("elsewhere").execute();
    await expect(reports.flush()).rejects.toThrow();
    reports.count(report);
    await store.schema
      .alterTable("elsewhere" as "policy_report")
      .renameTo("policy_report")
      .execute();
    await reports.flush();
    expect(await rows()).toEqual([{ day: "2026-11-21", ...report, count: 2 }]);
  });

  test("is erased after its days", async () => {
    reports.count(report);
    now += 30 * day;
    reports.count(report);
    await reports.flush();
    await reports.erase(30);
    expect(await rows()).toHaveLength(2);
    now += day;
    await reports.erase(30);
    expect((await rows()).map((row) => row.day)).toEqual(["2026-12-21"]);
  });
});
