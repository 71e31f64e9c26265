import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { mailDraftName, mailFileName } from "#leads/mail/transport.ts";
import { createRetention } from "#leads/retention/retention.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { folder, store } from "#tests/fresh-store.ts";
import { newLead } from "#tests/sample-lead.ts";

const day = 86_400_000;
let now: number;
const clock = { now: () => now };

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21);
  running = 0;
  start();
});

async function saved(message: string): Promise<void> {
  await saveLead(store, clock, {
    ...newLead,
    lead: { ...newLead.lead, message },
    deliveries: ["agency"],
  });
}

/** Milliseconds that the server has been running. */
let running: number;
let erase: ReturnType<typeof createRetention>;
/** A server starts anew. */
const start = () => {
  erase = createRetention({ store, mailFolder: join(folder, "mail") }, clock, 30, () => running);
};
const noneErased = { leads: 0, deliveries: 0, files: 0 };
const messages = async () =>
  (await store.selectFrom("lead").select("message").execute()).map((row) => row.message);

/** Lets days pass on a server that erases what is due. */
async function pass(days: number): Promise<void> {
  for (let gone = 0; gone < days; gone += 1) {
    now += day;
    running += day;
    await erase();
  }
}

describe("a lead older than the retention period", () => {
  test("is erased without a trace, and newer ones are kept", async () => {
    await erase();
    await saved("An old message");
    await store.updateTable("lead").set({ state: "quarantined", daily_id: "daily-1" }).execute();
    await store
      .insertInto("delivery")
      .values(deliveryRow({ kind: "daily", leadId: null, mailHost: "orvane.example", now, id: "daily-1" }))
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
    await pass(31);
    await saved("A young message");
    expect(await erase()).toEqual(noneErased);
    now += day;
    running += day;
    expect(await erase()).toMatchObject({ leads: 1 });
    expect(await readdir(join(folder, "mail"))).toEqual([]);
    expect(await messages()).toEqual(["A young message"]);
    expect((await readFile(join(folder, "orvane.sqlite"))).includes("An old message")).toBe(false);
    expect((await stat(join(folder, "orvane.sqlite-wal"))).size).toBe(0);
  });

  test("stays until its mails are sent or dead", async () => {
    await erase();
    await saved("One");
    await saved("Two");
    await pass(40);
    expect(await messages()).toHaveLength(2);
    const [first] = await store.selectFrom("delivery").selectAll().orderBy("id").execute();
    await store
      .updateTable("delivery")
      .set({ state: "dead" })
      .where("id", "=", first?.id ?? "")
      .execute();
    expect((await erase()).leads).toBe(1);
    await store.updateTable("delivery").set({ state: "sent" }).execute();
    expect((await erase()).leads).toBe(1);
  });

  test("stays until a daily mail has listed it, if it is in quarantine", async () => {
    await erase();
    await saved("Suspected");
    await store.updateTable("lead").set({ state: "quarantined" }).execute();
    await store.updateTable("delivery").set({ state: "sent" }).execute();
    await pass(40);
    expect(await messages()).toHaveLength(1);
    await store.updateTable("lead").set({ daily_id: "daily-1" }).execute();
    expect((await erase()).leads).toBe(1);
    await saved("Marked as spam");
    await store.updateTable("lead").set({ state: "quarantined", verdict: "spam" }).execute();
    await store.updateTable("delivery").set({ state: "sent" }).execute();
    await pass(40);
    expect(await messages()).toEqual([]);
  });
});

describe("a wrong clock", () => {
  const read = () => store.updateTable("delivery").set({ state: "sent" }).execute();

  test("erases nothing when it starts four years ahead, nor after it is corrected", async () => {
    await erase();
    await saved("Read, and kept");
    await read();
    await pass(2);
    now += 4 * 365 * day;
    for (let run = 0; run < 3; run += 1) {
      expect(await erase()).toEqual(noneErased);
      now += 15 * 60_000;
    }
    now -= 4 * 365 * day;
    await pass(3);
    expect(await messages()).toEqual(["Read, and kept"]);
  });

  test("erases nothing received while it was years behind, once the time is right", async () => {
    const right = now;
    now -= 10 * 365 * day;
    await erase();
    for (let lead = 0; lead < 5; lead += 1) await saved("Came before the clock was set");
    await read();
    for (const next of [right + day, right - day, right]) {
      now = next;
      start();
      await pass(2);
    }
    expect(await messages()).toHaveLength(5);
    await pass(31);
    expect(await messages()).toEqual([]);
  });

  test("does not make a lead older than those before it", async () => {
    now += 400 * day;
    await saved("Right");
    now -= 365 * day;
    await saved("A year back");
    await read();
    now += 365 * day;
    await pass(5);
    expect(await messages()).toEqual(["Right", "A year back"]);
  });

  test("set ahead for a moment neither erases a lead nor lets one stay longer", async () => {
    await saved("First");
    now += 365 * day;
    await saved("Ahead");
    await erase();
    now -= 365 * day;
    await erase();
    await saved("After");
    await read();
    now += 365 * day;
    await erase();
    now -= 365 * day;
    running += day;
    await erase();
    expect(await messages()).toEqual(["First", "Ahead", "After"]);
    await pass(32);
    expect(await messages()).toEqual(["Ahead"]);
  });

  test("cannot make waiting shorter than a day of running, through restarts", async () => {
    await saved("Read");
    await read();
    now += 31 * day;
    for (let restart = 0; restart < 3; restart += 1) {
      running = 0;
      start();
      await erase();
      now += 8 * day;
      running += day / 4;
      expect(await erase()).toEqual(noneErased);
    }
    running += day / 4;
    expect((await erase()).leads).toBe(1);
  });
});
