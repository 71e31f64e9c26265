import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mailDraftName, mailFileName } from "#contact/mail/transport.ts";
import { eraseExpired } from "#contact/retention.ts";
import { deliveryRow } from "#contact/store/delivery-row.ts";
import { openStore } from "#contact/store/open-store.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import type { Store } from "#contact/store/tables.ts";

const day = 86_400_000;
let folder: string;
let store: Store;
let now: number;
const clock = { now: () => now };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "retention-"));
  store = await openStore(folder);
  now = Date.UTC(2026, 10, 21);
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

async function saved(message: string): Promise<void> {
  await saveLead(store, clock, {
    lead: {
      name: "Zoë",
      email: "zoe@example.org",
      company: "Bäckerei",
      phone: "+49 30 901820",
      projectType: "website",
      budget: "medium",
      message,
    },
    language: "de",
    idempotencyKey: null,
    deliveries: ["agency"],
    mailHost: "orvane.example",
  });
}

describe("what is older than the retention time", () => {
  test("is erased without a trace, and nothing else is", async () => {
    await saved("An old message");
    const { message_id } = await store.selectFrom("delivery").selectAll().executeTakeFirstOrThrow();
    await mkdir(join(folder, "mail"));
    // Whole, and what a killed server leaves of one.
    for (const name of [mailFileName(message_id), mailDraftName(message_id)]) {
      await writeFile(join(folder, "mail", name), "An old message");
    }
    await store
      .insertInto("delivery")
      .values(deliveryRow({ kind: "digest", leadId: null, mailHost: "orvane.example", now }))
      .execute();
    await store.updateTable("delivery").set({ state: "sent" }).execute();
    now += 30 * day;
    await saved("A young message");
    const erase = () => eraseExpired({ store, mailFolder: join(folder, "mail") }, clock, 30);
    expect(await erase()).toEqual({ leads: 0, deliveries: 0, files: 0 });
    now += 1;
    expect(await erase()).toEqual({ leads: 1, deliveries: 2, files: 2 });
    expect(await readdir(join(folder, "mail"))).toEqual([]);
    expect((await store.selectFrom("lead").select("message").execute()).map((row) => row.message)).toEqual([
      "A young message",
    ]);
    expect((await readFile(join(folder, "orvane.sqlite"))).includes("An old message")).toBe(false);
    expect((await stat(join(folder, "orvane.sqlite-wal"))).size).toBe(0);
  });

  test("stays until its mails are sent or given up: a clock that was wrong must not lose it", async () => {
    now = 0;
    await saved("Came before the clock was set");
    await saved("Came then too");
    now = Date.UTC(2026, 10, 21);
    const [first] = await store.selectFrom("delivery").selectAll().orderBy("id").execute();
    const erase = async () =>
      (await eraseExpired({ store, mailFolder: join(folder, "mail") }, clock, 30)).leads;
    expect(await erase()).toBe(0);
    await store
      .updateTable("delivery")
      .set({ state: "dead" })
      .where("id", "=", first?.id ?? "")
      .execute();
    expect(await erase()).toBe(1);
    await store.updateTable("delivery").set({ state: "sent" }).execute();
    expect(await erase()).toBe(1);
  });
});
