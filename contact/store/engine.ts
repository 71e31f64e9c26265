import { PostgresAdapter } from "kysely";
import type { Store } from "#contact/store/tables.ts";

/** Whether several servers may share the database, which only the embedded one forbids. */
export function isShared(store: Store): boolean {
  return store.getExecutor().adapter instanceof PostgresAdapter;
}
