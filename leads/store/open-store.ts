import { type Migration, Migrator } from "kysely/migration";
import { migrations } from "#leads/store/migrations.ts";
import { openPostgres } from "#leads/store/open-postgres.ts";
import { openSqlite, type SqliteTimeouts, servingTimeouts } from "#leads/store/open-sqlite.ts";
import type { Store, StoreByPriority } from "#leads/store/tables.ts";

/**
 * Opens PostgreSQL, or the embedded database in a folder, and migrates it, without timeouts.
 * @throws if it is not durable.
 */
export async function openStore(folder: string, databaseUrl: string | null = null): Promise<Store> {
  return (await open(folder, databaseUrl)).ordinary;
}

/** Opens the database with the timeouts of a server. PostgreSQL needs no priorities, since it works in parallel. */
export function openServerStore(folder: string, databaseUrl: string | null): Promise<StoreByPriority> {
  return open(folder, databaseUrl, servingTimeouts);
}

/** Closes the database. */
export async function closeStore({ urgent, ordinary }: StoreByPriority): Promise<void> {
  await Promise.all([urgent.destroy(), ordinary.destroy()]);
}

async function open(
  folder: string,
  databaseUrl: string | null,
  timeouts?: SqliteTimeouts,
): Promise<StoreByPriority> {
  const stores = databaseUrl
    ? samePriority(await openPostgres(databaseUrl))
    : await openSqlite(folder, timeouts);
  try {
    await migrate(stores.ordinary);
  } catch (error) {
    await closeStore(stores);
    throw error;
  }
  return stores;
}

const samePriority = (store: Store): StoreByPriority => ({ urgent: store, ordinary: store });

/** Out-of-order migrations are allowed: owners may have added some, which come after those of a later version. */
export function migratorOf(store: Store, all: Record<string, Migration>): Migrator {
  return new Migrator({
    db: store,
    provider: { getMigrations: async () => all },
    allowUnorderedMigrations: true,
  });
}

/** Migrates to the current schema, in two attempts: another process may create the table of migrations meanwhile. */
async function migrate(store: Store): Promise<void> {
  const migrator = migratorOf(store, migrations);
  const first = await migrator.migrateToLatest();
  if (!first.error) return;
  const second = await migrator.migrateToLatest();
  if (!second.error) return;
  const { message } = second.error instanceof Error ? second.error : new Error(String(second.error));
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(message) ?? [];
  if (unknown === undefined) throw second.error;
  throw new Error(
    `the database belongs to a newer version, the one that brought ${unknown}: install it again, or restore a backup from before the update`,
    { cause: second.error },
  );
}
