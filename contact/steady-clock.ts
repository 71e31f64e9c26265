import { type Clock, dayLength } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";

/**
 * From one run to the next the clock may go on by this much, in milliseconds: a server may have been off for a
 * week. What is put back by more than the second is a jump as well.
 */
const furthestAhead = 8 * dayLength;
const furthestBack = 3_600_000;

/**
 * Since when the clock can be trusted, as far as the times of these runs tell: since the first one, or the first
 * one after a jump. Remembered in the store, so that a restart under a wrong clock is noticed too.
 */
export async function steadySince(store: Store, clock: Clock): Promise<number> {
  const now = clock.now();
  const last = await store.selectFrom("retention").selectAll().where("id", "=", 1).executeTakeFirst();
  const isSteady =
    last !== undefined && now >= last.ran_at - furthestBack && now <= last.ran_at + furthestAhead;
  const row = { ran_at: now, steady_since: isSteady ? last.steady_since : now };
  await store
    .insertInto("retention")
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  return row.steady_since;
}
