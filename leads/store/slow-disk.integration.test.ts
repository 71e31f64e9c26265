import { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { checkStore } from "#leads/store/health.ts";
import { servingTimeouts, sqliteFile } from "#leads/store/open-sqlite.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { sqliteDialects } from "#leads/store/sqlite-dialect.ts";
import { startSqliteThread } from "#leads/store/sqlite-thread.ts";
import type { Store, Tables } from "#leads/store/tables.ts";
import { newLead } from "#tests/support/sample-lead.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

let folder: string;
let store: Store;
let urgent: Store;
/** Commits that the disk has not finished, each with the function that lets it. */
let syncing: (() => void)[];

beforeEach(async () => {
  folder = await newFolder();
  await (await openStore(folder)).destroy();
  const { busy, patience } = servingTimeouts;
  const thread = startSqliteThread({ file: sqliteFile(folder), busyTimeout: busy }, patience);
  syncing = [];
  const ask: typeof thread.ask = async (sql, parameters) => {
    if (sql === "commit") await new Promise<void>((resolve) => void syncing.push(resolve));
    return thread.ask(sql, parameters);
  };
  const dialects = sqliteDialects(() => ({ ...thread, ask }), patience);
  store = new Kysely<Tables>({ dialect: dialects.ordinary });
  urgent = new Kysely<Tables>({ dialect: dialects.urgent });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([urgent.destroy(), store.destroy()]);
});

/** Lets the event loop run until a commit waits for the disk. */
async function commitUnderWay(): Promise<void> {
  while (syncing.length === 0) await new Promise((resolve) => setImmediate(resolve));
}

async function syncTakes(milliseconds: number): Promise<void> {
  await commitUnderWay();
  await vi.advanceTimersByTimeAsync(milliseconds);
  syncing.shift()?.();
}

const save = () => saveLead(urgent, systemClock, newLead);
const count = async () => (await store.selectFrom("lead").select("id").execute()).length;

test("leads wait for a disk that takes seconds for each commit, and all of them are stored", async () => {
  const saved = Promise.allSettled([save(), save(), save(), save()]);
  for (let commit = 0; commit < 4; commit += 1) await syncTakes(4_000);
  expect((await saved).map(({ status }) => status)).toEqual(Array(4).fill("fulfilled"));
  expect(await count()).toBe(4);
});

test("a lead that has waited twenty seconds for its turn is refused", async () => {
  const [first, second] = [save(), save()];
  const refused = expect(second).rejects.toMatchObject({ code: "SQLITE_STALLED" });
  await syncTakes(20_000);
  await refused;
  await first;
  expect(await count()).toBe(1);
});

test("leads go before mails and housekeeping that have waited longer", async () => {
  const order: string[] = [];
  const work = (name: string, view = store) =>
    view.transaction().execute(async (transaction) => {
      await transaction.updateTable("delivery").set({ attempts: 1 }).execute();
      order.push(name);
    });
  const all = [work("first"), work("mail"), work("lead", urgent)];
  for (let commit = 0; commit < 3; commit += 1) await syncTakes(0);
  await Promise.all(all);
  expect(order).toEqual(["first", "lead", "mail"]);
});

test("however many leads keep coming, mails get a turn after every few", async () => {
  const order: string[] = [];
  const work = (name: string, view = store) =>
    view.transaction().execute(async (transaction) => {
      await transaction.updateTable("delivery").set({ attempts: 1 }).execute();
      order.push(name);
    });
  const mails = [work("first"), work("mail"), work("mail")];
  const leads = Array.from({ length: 12 }, () => work("lead", urgent));
  for (let commit = 0; commit < 15; commit += 1) await syncTakes(0);
  await Promise.all([...mails, ...leads]);
  const [first, second] = [order.indexOf("mail"), order.lastIndexOf("mail")];
  expect(first).toBeLessThan(6);
  expect(second).toBeLessThan(11);
  expect(order.slice(1, 4)).toEqual(["lead", "lead", "lead"]);
});

test("the health check says how long its own write took", async () => {
  const save = store.transaction().execute(async (transaction) => {
    await transaction.updateTable("delivery").set({ attempts: 1 }).execute();
  });
  await commitUnderWay();
  const checked = checkStore(urgent, systemClock);
  await syncTakes(1_500);
  await save;
  expect(await checked).toBeGreaterThanOrEqual(1_500);
});
