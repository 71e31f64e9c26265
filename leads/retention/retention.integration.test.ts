import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { day } from "#contract/formats/milliseconds.ts";
import { mailDraftName, mailFileName } from "#leads/mail/transport.ts";
import { createRetention, eraseExpired, forgetLastDay } from "#leads/retention/retention.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";

freshStore();

let now: number;
const clock = { now: () => now };

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  start();
});

async function saved(message: string): Promise<void> {
  await saveLead(store, clock, {
    ...newLead,
    lead: { ...newLead.lead, message },
    deliveries: ["agency"],
  });
}

let postponed: number;
let warnings: string[] = [];
let erase: ReturnType<typeof createRetention>;
/** A server starts anew. */
const start = (mailFolder = join(folder, "mail")) => {
  postponed = 0;
  const dependencies = { store, mailFolder };
  erase = createRetention(dependencies, clock, 30, ({ leads = 0 }, message) => {
    postponed = leads;
    warnings.push(message);
  });
};
const messages = async () =>
  (await store.selectFrom("lead").select("message").execute()).map((row) => row.message);

/** Lets days pass on a server that erases what is due. */
async function pass(days: number): Promise<void> {
  for (let gone = 0; gone < days; gone += 1) {
    now += day;
    await erase();
  }
}

describe("a lead older than the retention period", () => {
  test("is erased without a trace, and newer ones are kept", async () => {
    await saved("An old message");
    await store.updateTable("lead").set({ state: "quarantined", daily_id: "daily-1" }).execute();
    await store
      .insertInto("delivery")
      .values(deliveryRow({ kind: "daily", leadId: null, now, id: "daily-1" }))
      .execute();
    const ids = await store.selectFrom("delivery").select("message_id").execute();
    await mkdir(join(folder, "mail"));
    // A finished mail, and the draft a killed server may leave.
    for (const name of ids.flatMap(({ message_id }) => [
      mailFileName(message_id),
      mailDraftName(message_id),
    ])) {
      await writeFile(join(folder, "mail", name), "An old message");
    }
    await store.updateTable("delivery").set({ state: "sent" }).execute();
    await pass(30);
    await saved("A young message");
    now += day;
    expect(await erase()).toMatchObject({ leads: 1 });
    expect(await readdir(join(folder, "mail"))).toEqual([]);
    expect(await messages()).toEqual(["A young message"]);
    expect((await readFile(join(folder, "orvane.sqlite"))).includes("An old message")).toBe(false);
    expect((await stat(join(folder, "orvane.sqlite-wal"))).size).toBe(0);
  });

  test("stays until its mails are sent or dead", async () => {
    for (const message of ["One", "Two"]) await saved(message);
    await pass(40);
    expect(await messages()).toHaveLength(2);
    const [first] = await store.selectFrom("delivery").selectAll().orderBy("id").execute();
    const settle = (state: "dead" | "sent", id = first?.id ?? "") =>
      store.updateTable("delivery").set({ state }).where("id", "=", id).execute();
    await settle("dead");
    await pass(1);
    expect(await messages()).toHaveLength(1);
    const [second] = await store.selectFrom("delivery").selectAll().execute();
    await settle("sent", second?.id);
    await pass(1);
    expect(await messages()).toEqual([]);
  });

  test("stays until a daily mail has listed it, if it is in quarantine", async () => {
    await saved("Suspected");
    await store.updateTable("lead").set({ state: "quarantined" }).execute();
    await store.updateTable("delivery").set({ state: "sent" }).execute();
    await pass(40);
    expect(await messages()).toHaveLength(1);
    await store.updateTable("lead").set({ daily_id: "daily-1" }).execute();
    await pass(1);
    expect(await messages()).toEqual([]);
    await saved("Marked as spam");
    await store.updateTable("lead").set({ state: "quarantined", verdict: "spam" }).execute();
    await store.updateTable("delivery").set({ state: "sent" }).execute();
    await pass(40);
    expect(await messages()).toEqual([]);
  });
});

test("no more than a tenth of all leads is erased a day, whatever the clock says, the oldest first", async () => {
  for (let lead = 0; lead < 20; lead += 1) {
    await saved(`Lead ${lead}`);
    now += 1;
  }
  await store.updateTable("delivery").set({ state: "sent" }).execute();
  now += 4 * 365 * day;
  expect([await erase(), await erase()]).toMatchObject([{ leads: 2 }, null]);
  expect(postponed).toBe(18);
  expect((await messages()).slice(0, 2)).toEqual(["Lead 2", "Lead 3"]);
  now += day;
  start();
  expect(await erase()).toMatchObject({ leads: 1 });
  expect(await eraseExpired({ store, mailFolder: "" }, now)).toMatchObject({ leads: 17, postponed: 0 });
});

test("an erasure that fails is made up for on the next day, so that no day erases more than a tenth", async () => {
  await saved("Old");
  await store.updateTable("delivery").set({ state: "sent" }).execute();
  now += 31 * day;
  start("no folder\0");
  await expect(erase()).rejects.toThrow();
  start();
  expect(await erase()).toBeNull();
  expect(await messages()).toEqual(["Old"]);
  now += day;
  expect(await erase()).toMatchObject({ leads: 1 });
});

test("a clock that goes back and forth erases a tenth once for each day, and is reported", async () => {
  for (let lead = 0; lead < 20; lead += 1) await saved(`Lead ${lead}`);
  await store.updateTable("delivery").set({ state: "sent" }).execute();
  const [behind, ahead] = [now, now + 400 * day];
  for (let turn = 0; turn < 8; turn += 1) {
    now = turn % 2 === 0 ? ahead : behind;
    start();
    warnings = [];
    await erase();
  }
  expect(await messages()).toHaveLength(18);
  expect(warnings.join()).toMatch(/is the clock right/);
  await forgetLastDay(store);
  now = behind + day;
  expect(await erase()).toEqual({ leads: 0, postponed: 0 });
});
