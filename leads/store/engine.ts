import { PostgresAdapter } from "kysely";
import type { Store } from "#leads/store/tables.ts";

/** Whether several servers can share the database: true for PostgreSQL only. */
export function isShared(store: Store): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}
