import { migrate } from "#contact/store/migrate.ts";
import { openPostgres } from "#contact/store/open-postgres.ts";
import { openSqlite, type SqliteTimeouts } from "#contact/store/open-sqlite.ts";
import type { Store } from "#contact/store/tables.ts";

export interface OpeningOptions {
  /** Told once where a PostgreSQL database is not there yet, with the reason. */
  readonly waiting?: (reason: string) => void;
  /** How long such a database is waited for, in milliseconds; without, a minute. */
  readonly patience?: number;
  /** Of the embedded database; without, callers wait as long as it takes. */
  readonly timeouts?: SqliteTimeouts;
}

/**
 * Opens the PostgreSQL database at an address, or the embedded one in a folder where there is none, and
 * migrates it to its newest shape. Either way a commit is on disk when it returns.
 * @throws where the database cannot be written, is damaged, or cannot be made durable.
 */
export async function openStore(
  folder: string,
  databaseUrl: string | null = null,
  { waiting = () => {}, patience, timeouts }: OpeningOptions = {},
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
