import { Migrator } from "kysely/migration";
import { migrations } from "#contact/store/migrations.ts";
import type { Store } from "#contact/store/tables.ts";

/**
 * Brings a database to its newest shape, in one transaction. Servers of one PostgreSQL do so one after
 * the other, under its lock. Of two processes at one embedded database the later may find done what it
 * was about to do, and then looks a second time.
 */
export async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const first = await migrator.migrateToLatest();
  if (!first.error) return;
  const second = await migrator.migrateToLatest();
  if (second.error) throw second.error;
}
