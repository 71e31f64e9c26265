import { migrate } from "#contact/store/migrate.ts";
import { openPostgres } from "#contact/store/open-postgres.ts";
import { openSqlite } from "#contact/store/open-sqlite.ts";
import type { Store } from "#contact/store/tables.ts";

/**
 * Opens the PostgreSQL database at an address, or the embedded one in a folder where there is none, and
 * brings it to its newest shape. Either way a commit is on disk when it returns.
 * `waiting` is told once where a PostgreSQL database is not there yet.
 * @throws where the database cannot be written or does not keep that promise.
 */
export async function openStore(
  folder: string,
  databaseUrl: string | null = null,
  waiting: (reason: string) => void = () => {},
): Promise<Store> {
  const store = databaseUrl ? await openPostgres(databaseUrl, { waiting }) : openSqlite(folder);
  try {
    await migrate(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  return store;
}
