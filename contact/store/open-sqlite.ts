import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { nodeSqliteDialect } from "#contact/store/sqlite-dialect.ts";
import type { Store, Tables } from "#contact/store/tables.ts";

/** What must hold for a commit to be on disk when it returns; 2 is FULL. */
const promised = { journal_mode: "wal", synchronous: 2 } as const;

/**
 * Opens the embedded database in a folder, made if need be. A commit is on disk when it returns (WAL,
 * synchronous=FULL) and erased rows are overwritten.
 * @throws where the folder cannot be written or the database does not keep that promise.
 */
export function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, "orvane.sqlite"), { timeout: 5_000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA foreign_keys = ON;
  `);
  for (const [pragma, value] of Object.entries(promised)) {
    const found = database.prepare(`PRAGMA ${pragma}`).get()?.[pragma];
    if (found !== value) throw new Error(`the database does not keep its promise: ${pragma} is ${found}`);
  }
  return new Kysely<Tables>({ dialect: nodeSqliteDialect(database) });
}
