import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Clock } from "#contact/clock.ts";
import { columnsOf } from "#contact/lead-fields.ts";
import { readOutboxFigures } from "#contact/outbox/outbox-figures.ts";
import { checkStore } from "#contact/store/health.ts";
import { openStore } from "#contact/store/open-store.ts";
import { type NewLead, saveLead } from "#contact/store/save-lead.ts";
import type { Store } from "#contact/store/tables.ts";
import { defaultLanguage } from "#src/languages.ts";
import { newLead, sampleLead } from "#tests/sample-lead.ts";

const submission: NewLead = {
  ...newLead,
  idempotencyKey: "0123456789abcdef",
  deliveries: ["agency", "acknowledgement"],
};
const clock: Clock = { now: () => 1_700_000_000_000 };

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-"));
  store = await openStore(folder);
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

async function counts(): Promise<{ leads: number; deliveries: number }> {
  const [leads, deliveries] = await Promise.all([
    store.selectFrom("lead").select("id").execute(),
    store.selectFrom("delivery").select("id").execute(),
  ]);
  return { leads: leads.length, deliveries: deliveries.length };
}

describe("the store", () => {
  test("stores a lead unchanged, with one delivery of each kind", async () => {
    await saveLead(store, clock, submission);
    expect(await store.selectFrom("lead").selectAll().executeTakeFirst()).toMatchObject({
      ...columnsOf(sampleLead),
      language: submission.language,
      created_at: clock.now(),
    });
    const mails = await store.selectFrom("delivery").selectAll().orderBy("kind").execute();
    expect(mails.map(({ kind, state, attempts, fence }) => [kind, state, attempts, fence])).toEqual([
      ["acknowledgement", "pending", 0, 0],
      ["agency", "pending", 0, 0],
    ]);
    for (const { message_id } of mails) expect(message_id).toMatch(/^<[\da-f-]{36}@orvane\.example>$/);
  });

  test("stores different text with a known key as a lead of its own, once", async () => {
    await saveLead(store, clock, submission);
    const other = { ...submission, lead: { ...sampleLead, message: "Und noch etwas ganz anderes." } };
    const saved = await Promise.all(Array.from({ length: 5 }, () => saveLead(store, clock, other)));
    expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
    await saveLead(store, clock, { ...other, language: defaultLanguage });
    await saveLead(store, clock, submission);
    expect(await counts()).toEqual({ leads: 3, deliveries: 6 });
  });

  test("treats leads without a key as new", async () => {
    const keyless = { ...submission, idempotencyKey: null };
    await Promise.all([saveLead(store, clock, keyless), saveLead(store, clock, keyless)]);
    expect(await counts()).toEqual({ leads: 2, deliveries: 4 });
  });

  test("gives leads ids that sort by arrival", async () => {
    for (let index = 0; index < 5; index += 1) {
      await saveLead(store, clock, { ...submission, idempotencyKey: null });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const ids = (await store.selectFrom("lead").select("id").orderBy(sql`rowid`).execute()).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(ids.toSorted());
  });

  test("syncs every commit to disk, overwrites erased rows and enforces foreign keys", async () => {
    const value = async (pragma: string) =>
      Object.values((await sql<object>`${sql.raw(`pragma ${pragma}`)}`.execute(store)).rows[0] ?? {})[0];
    expect(await value("journal_mode")).toBe("wal");
    expect(await value("synchronous")).toBe(2);
    expect(await value("secure_delete")).toBe(1);
    expect(await value("foreign_keys")).toBe(1);
    expect(await value("busy_timeout")).toBe(5000);
  });

  test("erases a lead's deliveries with it and leaves no trace in the file", async () => {
    await saveLead(store, clock, submission);
    await store.deleteFrom("lead").execute();
    await sql`pragma wal_checkpoint(truncate)`.execute(store);
    expect(await counts()).toEqual({ leads: 0, deliveries: 0 });
    expect((await readFile(join(folder, "orvane.sqlite"))).includes("Bäckerei")).toBe(false);
  });

  test("keeps its data when reopened", async () => {
    await saveLead(store, clock, submission);
    await store.destroy();
    store = await openStore(folder);
    expect(await counts()).toEqual({ leads: 1, deliveries: 2 });
  });

  test("stores nothing of a lead that does not fit on the disk, and recovers when there is space", async () => {
    await saveLead(store, clock, submission);
    await sql`vacuum`.execute(store);
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store);
    await sql`${sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`)}`.execute(store);
    const large = {
      ...submission,
      idempotencyKey: "fedcba9876543210",
      lead: { ...sampleLead, message: "🥐".repeat(2000) },
    };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(saveLead(store, clock, large)).rejects.toThrow("full");
    }
    expect(await counts()).toEqual({ leads: 1, deliveries: 2 });

    await sql`pragma max_page_count = 100000`.execute(store);
    await saveLead(store, clock, large);
    expect(await counts()).toEqual({ leads: 2, deliveries: 4 });
  });

  test("fails the health check while another process holds a lock", async () => {
    await sql`pragma busy_timeout = 20`.execute(store);
    const other = new DatabaseSync(join(folder, "orvane.sqlite"));
    other.exec("begin immediate");
    await expect(saveLead(store, clock, submission)).rejects.toThrow("locked");
    await expect(checkStore(store, clock)).rejects.toThrow("locked");
    other.exec("rollback");
    other.close();
    await saveLead(store, clock, submission);
    expect(await counts()).toEqual({ leads: 1, deliveries: 2 });
  });

  test("reports how many mails wait and since when", async () => {
    await saveLead(store, clock, submission);
    await store
      .updateTable("delivery")
      .set({ state: "dead" })
      .where("kind", "=", "acknowledgement")
      .execute();
    const later: Clock = { now: () => clock.now() + 90_000 };
    expect(await readOutboxFigures(store, later)).toEqual({
      deliveries: [
        { kind: "acknowledgement", state: "dead", count: 1 },
        { kind: "agency", state: "pending", count: 1 },
      ],
      oldestPendingSeconds: 90,
      withoutReceipt: 0,
    });
    const putBack: Clock = { now: () => clock.now() - 90_000 };
    expect(await readOutboxFigures(store, putBack)).toMatchObject({ oldestPendingSeconds: 0 });
  });

  test("rejects values a database cannot store", async () => {
    await expect(
      saveLead(store, clock, { ...submission, lead: { ...sampleLead, name: {} as string } }),
    ).rejects.toThrow(TypeError);
    expect(await counts()).toEqual({ leads: 0, deliveries: 0 });
  });
});

test("the folder and its files are accessible to their user only, whatever the modes were before", async () => {
  await store.destroy();
  const file = join(folder, "orvane.sqlite");
  await chmod(folder, 0o755);
  await chmod(file, 0o644);
  store = await openStore(folder);
  await saveLead(store, clock, submission);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(folder)).toBe(0o700);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(await modeOf(path)).toBe(0o600);
});

test("a damaged file is refused at start-up with a message that says what to do", async () => {
  for (let index = 0; index < 200; index += 1) {
    await saveLead(store, clock, { ...submission, idempotencyKey: null });
  }
  await store.destroy();
  const file = join(folder, "orvane.sqlite");
  const bytes = await readFile(file);
  // In the middle of the file, so that the header and the schema still look like a database.
  bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 8 * 4096);
  await writeFile(file, bytes);
  await expect(openStore(folder)).rejects.toThrow(/restore a backup/);
  await writeFile(file, "");
  store = await openStore(folder);
});
