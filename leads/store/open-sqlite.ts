import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { makePrivateFolder } from "#leads/store/private-files.ts";
import { sqliteDialects } from "#leads/store/sqlite-dialect.ts";
import { DatabaseDamaged, isDamaged } from "#leads/store/sqlite-errors.ts";
import { startSqliteThread } from "#leads/store/sqlite-thread.ts";
import type { Store, StoreByPriority, Tables } from "#leads/store/tables.ts";

/** Settings that guarantee a commit is on disk when it returns; 2 is FULL. */
const durable = { journal_mode: "wal", synchronous: 2 } as const;

/** How long callers wait for the database, in milliseconds. */
export interface SqliteTimeouts {
  /** For another process's lock. */
  busy: number;
  /** For their turn, and for the result of one statement; null if without limit. */
  patience: number | null;
}

/** For commands, while nobody else waits. */
const commandTimeouts: SqliteTimeouts = { busy: 5_000, patience: null };

/** For the server: leads wait for a slow disk, but hardly for another process's lock. */
export const servingTimeouts = { busy: 700, patience: 20_000 } as const satisfies SqliteTimeouts;

export function sqliteFile(folder: string): string {
  return join(folder, "orvane.sqlite");
}

/**
 * Opens the embedded database in a folder and creates it if needed. A commit is on disk when it returns (WAL,
 * synchronous=FULL), and erased rows are overwritten.
 * @throws if the folder is not writable, the file is damaged (`DatabaseDamaged`), or commits cannot be made durable.
 */
export async function openSqlite(folder: string, timeouts = commandTimeouts): Promise<StoreByPriority> {
  const file = sqliteFile(folder);
  await makePrivateFolder(folder);
  const start = () => startSqliteThread({ file, busyTimeout: timeouts.busy }, timeouts.patience);
  const dialects = sqliteDialects(start, timeouts.patience);
  const ordinary = new Kysely<Tables>({ dialect: dialects.ordinary });
  try {
    await prepare(ordinary);
    return { ordinary, urgent: new Kysely<Tables>({ dialect: dialects.urgent }) };
  } catch (error) {
    await ordinary.destroy();
    throw isDamaged(error) ? new DatabaseDamaged(error.message) : error;
  }
}

async function prepare(store: Store): Promise<void> {
  for (const [pragma, expected] of Object.entries(durable)) {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${pragma}`)}`.execute(store);
    const value = rows[0]?.[pragma];
    if (value !== expected)
      throw new Error(`unsafe database setting: ${pragma} is ${value}, expected ${expected}`);
  }
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(store);
  const verdict = rows[0]?.quick_check;
  if (verdict !== "ok") throw new DatabaseDamaged(String(verdict));
}
