import { migrate } from "#leads/store/migrate.ts";
import { openPostgres } from "#leads/store/open-postgres.ts";
import { openSqlite, type SqliteTimeouts } from "#leads/store/open-sqlite.ts";
import type { Store } from "#leads/store/tables.ts";

export interface StoreOptions {
  /** Called once, with the reason, if PostgreSQL is not reachable yet. */
  waiting?: (reason: string) => void;
  /** How long to wait for PostgreSQL, in milliseconds; one minute by default. */
  patience?: number;
  /** For the embedded database; by default callers wait as long as it takes. */
  timeouts?: SqliteTimeouts;
}

/** Opens PostgreSQL, or the embedded database in a folder, and migrates it. @throws if it is not durable. */
export async function openStore(
  folder: string,
  databaseUrl: string | null = null,
  { waiting = () => {}, patience, timeouts }: StoreOptions = {},
): Promise<Store> {
  const store = databaseUrl
    ? await openPostgres(databaseUrl, { waiting, ...(patience !== undefined && { timeout: patience }) })
    : await openSqlite(folder, timeouts);
  try {
    await migrate(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  return store;
}
