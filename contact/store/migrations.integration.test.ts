import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrations } from "#contact/store/migrations.ts";
import { openStore } from "#contact/store/open-store.ts";
import { sqliteDialect } from "#contact/store/sqlite-dialect.ts";
import { startSqliteThread } from "#contact/store/sqlite-thread.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a store with the old table names is migrated and keeps its data", async () => {
  const file = join(folder, "orvane.sqlite");
  const old = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: sqliteDialect(startSqliteThread({ file, busyTimeout: 1_000 }, null), null),
  });
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: old, provider }).migrateTo("0003-digests-and-age");
  expect(error).toBeUndefined();
  const words = { name: "Zoë", email: "zoe@example.org", company: "Bäckerei", phone: "+49 30 901820" };
  await old
    .insertInto("request")
    .values({
      ...{ id: "lead-1", created_at: 1_700_000_000_000, idempotency_key: "a key", language: "de" },
      ...{ ...words, project_type: "website", budget: "small", message: "Guten Tag" },
      ...{ state: "quarantined", quarantine_reason: "many-links", score: 7 },
    })
    .execute();
  await old
    .insertInto("mail")
    .values({
      ...{ id: "mail-1", request_id: "lead-1", kind: "agency", message_id: "<mail-1@x>", state: "dead" },
      ...{ attempts: 3, next_attempt_at: 5, lease_until: 0, fence: 3, last_error: "550", created_at: 5 },
    })
    .execute();
  await old.insertInto("event_count").values({ day: "2026-11-21", name: "page_view", count: 3 }).execute();
  await old.destroy();

  const store = await openStore(folder);
  expect(await store.selectFrom("lead").selectAll().execute()).toMatchObject([
    {
      id: "lead-1",
      ...words,
      idempotency_key: "a key",
      state: "quarantined",
      signals: "many-links",
      score: 7,
    },
  ]);
  expect(await store.selectFrom("delivery").selectAll().execute()).toMatchObject([
    { id: "mail-1", lead_id: "lead-1", state: "dead", attempts: 3, last_error: "550" },
  ]);
  expect(await store.selectFrom("lead_search").selectAll().execute()).toMatchObject([
    { lead_id: "lead-1", words: expect.stringMatching(/^zoe\n.*backerei.*4930901820/s) },
  ]);
  await store.deleteFrom("lead").execute();
  expect(await store.selectFrom("lead_search").selectAll().execute()).toEqual([]);
  expect(await store.selectFrom("delivery").select("id").execute()).toEqual([]);
  await store.destroy();

  const raw = new DatabaseSync(file);
  const tables = raw.prepare("select name from sqlite_master where type = 'table'").all();
  const names = tables.map(({ name }) => name);
  expect(names).toContain("lead");
  for (const gone of ["request", "mail", "event_count", "policy_report"]) expect(names).not.toContain(gone);
  raw.close();
});
