import type { Store } from "#leads/store/tables.ts";

/** Requeues dead deliveries, of the given leads or all, and returns their ids. */
export async function retryDeliveries(store: Store, now: number, leads: string[] | "all"): Promise<string[]> {
  const retried = await store
    .updateTable("delivery")
    .set({ state: "pending", attempts: 0, next_attempt_at: now, lease_until: 0, daily_id: null })
    .where("state", "=", "dead")
    .$if(leads !== "all", (query) => query.where("lead_id", "in", leads === "all" ? [] : [...leads]))
    .returning("id")
    .execute();
  return retried.map(({ id }) => id);
}
