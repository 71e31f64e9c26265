import { type Clock, dayLength } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";

/**
 * How far the clock may move between two runs, in milliseconds: forward by a week and a day, since a server
 * may have been off for a week, and back by an hour. Anything more is a jump.
 */
const furthestAhead = 8 * dayLength;
const furthestBack = 3_600_000;

/**
 * Since when the clock has been steady, judging by the times of earlier runs: since the first run, or the
 * first after a jump. Stored, so that a restart with a wrong clock is noticed too.
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
