import type { Clock } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";

/**
 * Makes dead mails due again: those of some requests, or all; the running server sends them at its next
 * look. Tells how many.
 */
export async function retryMails(
  store: Store,
  clock: Clock,
  requests: readonly string[] | "all",
): Promise<number> {
  const { numUpdatedRows } = await store
    .updateTable("mail")
    .set({ state: "pending", attempts: 0, next_attempt_at: clock.now(), lease_until: 0, alarm_id: null })
    .where("state", "=", "dead")
    .$if(requests !== "all", (query) =>
      query.where("request_id", "in", requests === "all" ? [] : [...requests]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
