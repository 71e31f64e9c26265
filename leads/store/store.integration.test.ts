import { chmod, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import type { Clock } from "#leads/clock.ts";
import { migrations } from "#leads/store/migrations.ts";
import { openSqlite, sqliteFile } from "#leads/store/open-sqlite.ts";
import { closeStore, migratorOf, openServerStore, openStore } from "#leads/store/open-store.ts";
import { type NewLead, saveLead } from "#leads/store/save-lead.ts";
import { sqliteDialects } from "#leads/store/sqlite-dialect.ts";
import { type SqliteThread, startSqliteThread } from "#leads/store/sqlite-thread.ts";
import type { Tables } from "#leads/store/tables.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

freshStore();

const submission: NewLead = {
  ...newLead,
  idempotencyKey: "0123456789abcdef",
  deliveries: ["agency", "acknowledgement"],
};
const ownMigration: Migration = {
  up: async (database) => {
    await sql`alter table lead add column size text not null default ''`.execute(database);
  },
};
const clock: Clock = { now: () => 1_700_000_000_000 };

test("the store syncs every commit to disk, overwrites erased rows and enforces foreign keys", async () => {
  const value = async (pragma: string) =>
    Object.values((await sql<object>`${sql.raw(`pragma ${pragma}`)}`.execute(store)).rows[0] ?? {})[0];
  expect(await value("journal_mode")).toBe("wal");
  expect(await value("synchronous")).toBe(2);
  expect(await value("secure_delete")).toBe(1);
  expect(await value("foreign_keys")).toBe(1);
  expect(await value("busy_timeout")).toBe(5000);
});

test("the folder is accessible to its user only, whatever its mode was before", async () => {
  await store.destroy();
  await chmod(folder, 0o755);
  await (await openStore(folder)).destroy();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
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
});

test("a migration of the owner's own stops none that a later version brings, whatever their names", async () => {
  const [first, ...later] = Object.entries(migrations);
  const earlier = Object.fromEntries([...(first ? [first] : []), ["own-size", ownMigration]]);
  const all = { ...migrations, "own-size": ownMigration };
  const { ordinary } = await openSqlite(await newFolder());
  expect((await migratorOf(ordinary, earlier).migrateToLatest()).error).toBeUndefined();
  const { error, results } = await migratorOf(ordinary, all).migrateToLatest();
  await ordinary.destroy();
  expect(error).toBeUndefined();
  expect(results?.map(({ migrationName }) => migrationName)).toEqual(later.map(([name]) => name));
});

test("what was stored is there when the database is opened again, unless a newer version has migrated it", async () => {
  await saveLead(store, clock, submission);
  await store.destroy();
  const reopened = await openStore(folder);
  expect(await reopened.selectFrom("lead").select("id").execute()).toHaveLength(1);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027')`.execute(
    reopened,
  );
  await reopened.destroy();
  await expect(openStore(folder)).rejects.toThrow(/newer version.*9999-of-tomorrow.*backup/);
});

test("a database that was closed is not opened again by whoever comes late", async () => {
  const stores = await openServerStore(await newFolder(), null);
  await closeStore(stores);
  for (const view of Object.values(stores))
    await expect(view.selectFrom("lead").select("id").execute()).rejects.toThrow(/closed|destroyed/);
});

test("a thread that has died takes its transaction with it, and the next caller gets another", async () => {
  let isFirst = true;
  const start = (): SqliteThread => {
    const thread = startSqliteThread({ file: sqliteFile(folder), busyTimeout: 1_000 }, null);
    if (!isFirst) return thread;
    isFirst = false;
    let isDead = false;
    return {
      ...thread,
      isDead: () => isDead,
      async ask(statement, parameters) {
        if (statement.startsWith("update")) {
          isDead = true;
          await thread.close();
        }
        if (isDead) throw new Error("the database's thread has ended");
        return thread.ask(statement, parameters);
      },
    };
  };
  const fragile = new Kysely<Tables>({ dialect: sqliteDialects(start, null).ordinary });
  const failing = fragile.transaction().execute(async (transaction) => {
    await transaction.insertInto("health").values({ id: 1, checked_at: 0 }).execute();
    await transaction
      .updateTable("health")
      .set({ checked_at: 1 })
      .execute()
      .catch(() => {});
    await transaction.insertInto("health").values({ id: 2, checked_at: 0 }).execute();
  });
  await expect(failing).rejects.toThrow("has ended");
  expect(await fragile.selectFrom("health").selectAll().execute()).toEqual([]);
  expect((await sql`pragma synchronous`.execute(fragile)).rows).toEqual([{ synchronous: 2 }]);
  // The log is another one since, and what is written is in it.
  await saveLead(fragile, clock, submission);
  expect(await store.selectFrom("lead").select("id").execute()).toHaveLength(1);
  await fragile.destroy();
});
