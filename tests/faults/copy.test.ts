import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { sendDueDeliveries } from "#contact/outbox/outbox.ts";
import { openStore } from "#contact/store/open-store.ts";
import { type NewLead, saveLead } from "#contact/store/save-lead.ts";
import type { Store, Tables } from "#contact/store/tables.ts";
import { copyStore } from "#server/leads/copy-store.ts";
import { startPostgres } from "#tests/faults/postgres-cluster.ts";
import { type ServerProcess, startServer } from "#tests/faults/server-process.ts";
import { newSubmission, submit } from "#tests/faults/visitors.ts";
import { freePort } from "#tests/free-port.ts";
import { newLead } from "#tests/sample-lead.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const clock = { now: () => Date.UTC(2026, 10, 21, 12) };
const tables = ["lead", "delivery", "secret"] as const;

let folder: string;
let open: Store[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "copy-"));
  open = [];
});
afterEach(async () => {
  for (const store of open) await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

async function opened(engine: "sqlite" | "postgres", name = "source"): Promise<Store> {
  const url = engine === "postgres" ? await postgres.newDatabase() : null;
  const store = await openStore(join(folder, name), url);
  open.push(store);
  return store;
}

const submission = (index: number): NewLead => ({
  ...newLead,
  // What the languages of databases and shells take for their own.
  lead: { ...newLead.lead, email: `zoe${index}@bäckerei-example.de`, company: "Bäckerei ' Müller \\ “" },
  idempotencyKey: `key-of-visitor-${index}`,
  deliveries: index % 3 === 0 ? [] : ["agency", "acknowledgement"],
});

/** More than one batch, with deliveries in every state and rows in every table. */
async function fill(store: Store): Promise<void> {
  for (let index = 0; index < 620; index += 1) await saveLead(store, clock, submission(index));
  await store.insertInto("secret").values({ name: "root", value: "secret" }).execute();
  const states = ["sent", "dead", "pending"] as const;
  const mails = await store.selectFrom("delivery").select("id").execute();
  for (const [index, { id }] of mails.entries()) {
    if (index % 5 !== 0) continue;
    const state = states[index % 3] ?? "sent";
    await store
      .updateTable("delivery")
      .set({ state, attempts: index, fence: index, last_error: "550 “no”", sent_at: clock.now() })
      .where("id", "=", id)
      .execute();
  }
}

async function all(store: Store) {
  const byText = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
  const rows: Partial<Record<keyof Tables, object[]>> = {};
  for (const table of tables) {
    const read = await store.selectFrom(table).selectAll().execute();
    rows[table] = read.map((row) => ({ ...row })).sort(byText);
  }
  return rows;
}

describe.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("from %s to %s", (from, to) => {
  test("everything is copied unchanged, known keys stay known and sent mails are not sent again", async () => {
    const [source, target] = [await opened(from), await opened(to, "target")];
    await fill(source);
    const said: string[] = [];
    expect(await copyStore(source, target, (words) => said.push(words))).toEqual({
      lead: 620,
      delivery: 826,
      secret: 1,
    });
    expect(said).toContain("lead: 500");
    expect(await all(target)).toEqual(await all(source));

    expect(await saveLead(target, clock, submission(7))).toMatchObject({ isNew: false });
    const pending = await source.selectFrom("delivery").select("id").where("state", "=", "pending").execute();
    const sent: string[] = [];
    const log = { info() {}, error() {} };
    const deliver = async ({ delivery }: { delivery: { id: string } }) => void sent.push(delivery.id);
    await sendDueDeliveries({ store: target, clock, deliver, log });
    expect(sent.sort()).toEqual(pending.map(({ id }) => id).sort());
  });

  test("a target with data is rejected and left untouched", async () => {
    const [source, target] = [await opened(from), await opened(to, "target")];
    await saveLead(source, clock, submission(1));
    await saveLead(target, clock, submission(2));
    const before = await all(target);
    await expect(copyStore(source, target, () => {})).rejects.toThrow("target is not empty");
    expect(await all(target)).toEqual(before);
  });

  test("a copy that fails halfway copies nothing, and can be repeated", async () => {
    const [source, target] = [await opened(from), await opened(to, "target")];
    await fill(source);
    const failing = (words: string) => {
      if (words.startsWith("delivery: ")) throw new Error("pulled the plug");
    };
    await expect(copyStore(source, target, failing)).rejects.toThrow("plug");
    expect(Object.values(await all(target)).flat()).toEqual([]);
    expect((await copyStore(source, target, () => {})).lead).toBe(620);
  });
});

describe("the command", () => {
  function leads(...words: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server/leads.js", ...words], {
      env: { PATH: process.env["PATH"], DATA_DIR: folder, PGPASSWORD: "secret" },
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  }

  test("moves what a server has stored to PostgreSQL, once that server is stopped", async () => {
    const url = await postgres.newDatabase();
    const bare = url.replace(":secret", "");
    const settings = { dataFolder: folder, smtpUrl: `smtp://127.0.0.1:${await freePort()}` };
    const first: ServerProcess = await startServer({ port: await freePort(), ...settings });
    const submission = newSubmission();
    expect(await submit(first.url, submission)).toBe(200);
    expect(leads("copy", bare)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("stop its server"),
    });
    await first.end("SIGTERM");

    expect(leads("copy", "postgres://orvane@127.0.0.1:1/x?connect_timeout=1", "extra").status).toBe(2);
    const copied = leads("copy", bare, "--json");
    expect(JSON.parse(copied.stdout)).toMatchObject({ copied: { lead: 1, delivery: 3 } });
    expect(copied.stderr).toContain("lead: 1");

    const second = await startServer({ port: await freePort(), ...settings, databaseUrl: url });
    expect(await submit(second.url, submission)).toBe(200);
    await second.end("SIGTERM");
    const store = await openStore("", url);
    open.push(store);
    expect(await store.selectFrom("lead").select("id").execute()).toHaveLength(1);
    expect(leads("copy", bare)).toMatchObject({ status: 1, stderr: expect.stringContaining("not empty") });
  });
});
