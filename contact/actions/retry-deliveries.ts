import type { Clock } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";

/**
 * Requeues dead deliveries, of the given leads or all; the running server sends them on its next poll.
 * Returns how many.
 */
export async function retryDeliveries(
  store: Store,
  clock: Clock,
  leads: readonly string[] | "all",
): Promise<number> {
  const { numUpdatedRows } = await store
    .updateTable("delivery")
    .set({ state: "pending", attempts: 0, next_attempt_at: clock.now(), lease_until: 0, alarm_id: null })
    .where("state", "=", "dead")
    .$if(leads !== "all", (query) => query.where("lead_id", "in", leads === "all" ? [] : [...leads]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
