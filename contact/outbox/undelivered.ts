import type { Clock } from "#contact/clock.ts";
import { isUndelivered } from "#contact/outbox/alarm.ts";
import { type ClaimedDelivery, withLeads } from "#contact/store/claims.ts";
import type { Store } from "#contact/store/tables.ts";

/** Maximum number of deliveries listed in a digest. */
const mostNamed = 50;

/** Dead or late deliveries that belong to a lead, those to the agency first, then oldest first. */
export async function undelivered(store: Store, clock: Clock): Promise<ClaimedDelivery[]> {
  const deliveries = await store
    .selectFrom("delivery")
    .selectAll()
    .where(isUndelivered(clock.now()))
    .where("lead_id", "is not", null)
    .orderBy(({ eb }) => eb.case().when("kind", "=", "agency").then(0).else(1).end())
    .orderBy("created_at")
    .limit(mostNamed)
    .execute();
  return withLeads(store, deliveries);
}
