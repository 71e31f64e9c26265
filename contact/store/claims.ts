import { sql } from "kysely";
import type { Clock } from "#contact/clock.ts";
import { isShared } from "#contact/store/engine.ts";
import type { DeliveryTable, LeadTable, Store } from "#contact/store/tables.ts";

/** A delivery with its lead; alarms and digests have none. */
export interface ClaimedDelivery {
  readonly delivery: DeliveryTable;
  readonly lead: LeadTable | null;
}

/** Restricts which deliveries may be claimed. */
export interface ClaimFilter {
  /** Only webhook calls (true) or only mails (false); both if left out. */
  readonly isWebhook?: boolean;
  /** Ids this process is still working on, even if their lease has expired. */
  readonly except?: readonly string[];
}

/**
 * Claims the delivery that has been due longest. The claim is exclusive until the lease expires, so a worker
 * that dies or hangs loses it.
 */
export async function claimDueDelivery(
  store: Store,
  clock: Clock,
  lease: number,
  choice: ClaimFilter = {},
): Promise<ClaimedDelivery | null> {
  const { isWebhook, except = [] } = choice;
  const now = clock.now();
  const delivery = await store
    .updateTable("delivery")
    .set({
      lease_until: now + lease,
      // Due again when the lease expires, so that one index finds all claimable rows.
      next_attempt_at: now + lease,
      fence: sql`fence + 1`,
      attempts: sql`attempts + 1`,
    })
    .where("id", "=", (query) =>
      query
        .selectFrom("delivery")
        .select("id")
        .where("state", "=", "pending")
        .where("next_attempt_at", "<=", now)
        .where("lease_until", "<=", now)
        .$if(isWebhook !== undefined, (due) => due.where("kind", isWebhook ? "=" : "<>", "webhook"))
        .$if(except.length > 0, (due) => due.where("id", "not in", except))
        .orderBy("next_attempt_at")
        .limit(1)
        // Skip rows another server is claiming right now; the embedded database has a single writer.
        .$if(isShared(store), (due) => due.forUpdate().skipLocked()),
    )
    .returningAll()
    .executeTakeFirst();
  if (!delivery) return null;
  if (delivery.lead_id === null) return { delivery, lead: null };
  const lead = await store
    .selectFrom("lead")
    .selectAll()
    .where("id", "=", delivery.lead_id)
    .executeTakeFirst();
  // Erased in the meantime, along with its deliveries.
  if (!lead) return claimDueDelivery(store, clock, lease, choice);
  return { delivery, lead };
}

/** Maximum number of deliveries listed in an alarm; the rest are only counted. */
const mostNamed = 100;

/** Deliveries reported by an alarm that are still dead or late, with their leads. */
export async function deliveriesInAlarm(
  store: Store,
  { id }: Pick<DeliveryTable, "id">,
): Promise<ClaimedDelivery[]> {
  const deliveries = await store
    .selectFrom("delivery")
    .selectAll()
    .where("state", "in", ["dead", "pending"])
    .where("alarm_id", "=", id)
    .orderBy("created_at")
    .limit(mostNamed)
    .execute();
  return withLeads(store, deliveries);
}

/** Adds its lead to each delivery. */
export async function withLeads(
  store: Store,
  deliveries: readonly DeliveryTable[],
): Promise<ClaimedDelivery[]> {
  const ids = deliveries.flatMap(({ lead_id }) => lead_id ?? []);
  const leads =
    ids.length > 0 ? await store.selectFrom("lead").selectAll().where("id", "in", ids).execute() : [];
  return deliveries.map((delivery) => ({
    delivery,
    lead: leads.find((lead) => lead.id === delivery.lead_id) ?? null,
  }));
}

/** Extends a claim by a whole lease from now, unless another worker has claimed the delivery since. */
export async function renewClaim(
  store: Store,
  clock: Clock,
  delivery: DeliveryTable,
  lease: number,
): Promise<void> {
  const until = clock.now() + lease;
  await store
    .updateTable("delivery")
    .set({ lease_until: until, next_attempt_at: until })
    .where("id", "=", delivery.id)
    .where("fence", "=", delivery.fence)
    .where("state", "=", "pending")
    .where("lease_until", ">", 0)
    .execute();
}

/** Records the outcome and releases the claim, unless another worker has claimed the delivery since. */
export async function settleClaim(
  store: Store,
  delivery: DeliveryTable,
  outcome: Partial<DeliveryTable>,
): Promise<void> {
  await store
    .updateTable("delivery")
    .set({ ...outcome, lease_until: 0 })
    .where("id", "=", delivery.id)
    .where("fence", "=", delivery.fence)
    .where("state", "=", "pending")
    .execute();
}

/** Upper bounds of the times stored ahead, in milliseconds. */
export interface TimeLimits {
  readonly lease: number;
  /** Longest possible wait after this many attempts. */
  readonly waitAfter: (attempts: number) => number;
  /** Number of attempts from which on the wait no longer grows. */
  readonly longestFrom: number;
}

/** Tolerated clock difference between servers that share a database, in milliseconds. */
const clockDifference = 5 * 60_000;

/**
 * Corrects times too far in the future, which means the clock has been set back since. Waiting deliveries
 * become due at once; claimed ones stay claimed for a whole lease from now.
 */
export async function correctFutureTimes(
  store: Store,
  clock: Clock,
  { lease, waitAfter, longestFrom }: TimeLimits,
): Promise<void> {
  const now = clock.now();
  await store
    .updateTable("delivery")
    .set({ next_attempt_at: now + lease, lease_until: now + lease })
    .where("state", "=", "pending")
    .where("lease_until", ">", now + lease + clockDifference)
    .execute();
  const known = Array.from({ length: longestFrom }, (_, attempts) => attempts);
  const latest = sql<number>`case attempts ${sql.join(
    known.map((attempts) => sql`when ${sql.lit(attempts)} then ${sql.lit(waitAfter(attempts))}`),
    sql` `,
  )} else ${sql.lit(waitAfter(longestFrom))} end`;
  await store
    .updateTable("delivery")
    .set({ next_attempt_at: now })
    .where("state", "=", "pending")
    .where("next_attempt_at", ">", now + clockDifference)
    .where("lease_until", "<=", now)
    .where(sql<boolean>`next_attempt_at - ${latest} > ${sql.lit(now + clockDifference)}`)
    .execute();
}
