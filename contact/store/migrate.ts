import { Migrator } from "kysely/migration";
import { migrations } from "#contact/store/migrations.ts";
import type { Store } from "#contact/store/tables.ts";

/** Brings a database to its newest shape; servers that start at once do so one after the other. */
export async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
