import type { Clock } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";

export interface StoreHealth {
  readonly pending: number;
  readonly dead: number;
  /** Age of the oldest mail still to be sent, in seconds. */
  readonly oldestPendingSeconds: number;
}

/**
 * Writes to the database, and tells how the outbox stands.
 * @throws where a request could not be stored now.
 */
export async function checkStore(store: Store, clock: Clock): Promise<StoreHealth> {
  const now = clock.now();
  await store
    .insertInto("health")
    .values({ id: 1, checked_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at: now }))
    .execute();
  const rows = await store
    .selectFrom("mail")
    .select((query) => ["state", query.fn.countAll().as("count"), query.fn.min("created_at").as("oldest")])
    .where("state", "in", ["pending", "dead"])
    .groupBy("state")
    .execute();
  const pending = rows.find((row) => row.state === "pending");
  const dead = rows.find((row) => row.state === "dead");
  return {
    pending: Number(pending?.count ?? 0),
    dead: Number(dead?.count ?? 0),
    oldestPendingSeconds: pending ? Math.max(0, Math.round((now - Number(pending.oldest)) / 1000)) : 0,
  };
}
