import type { Clock } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";

/**
 * Writes to the database.
 * @throws where a lead could not be stored now.
 */
export async function checkStore(store: Store, clock: Clock): Promise<void> {
  const now = clock.now();
  await store
    .insertInto("health")
    .values({ id: 1, checked_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at: now }))
    .execute();
}
