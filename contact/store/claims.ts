import { sql } from "kysely";
import type { Clock } from "#contact/clock.ts";
import { isShared } from "#contact/store/engine.ts";
import type { DeliveryTable, LeadTable, Store } from "#contact/store/tables.ts";

/** A delivery with the lead it tells of; alarms and digests tell of none. */
export interface ClaimedDelivery {
  readonly delivery: DeliveryTable;
  readonly lead: LeadTable | null;
}

/** Which deliveries may be claimed. */
export interface Choice {
  /** Only webhook calls, or only mails; both without. */
  readonly isWebhook?: boolean;
  /** Not these: the process is still busy with them, though its claim may have ended. */
  readonly except?: readonly string[];
}

/**
 * Takes the delivery that has been due longest, for this worker alone as long as the lease lasts; a worker
 * that dies or hangs loses it then.
 */
export async function claimDueDelivery(
  store: Store,
  clock: Clock,
  lease: number,
  choice: Choice = {},
): Promise<ClaimedDelivery | null> {
  const { isWebhook, except = [] } = choice;
  const now = clock.now();
  const delivery = await store
    .updateTable("delivery")
    .set({
      lease_until: now + lease,
      // Due again when the lease ends, so that one index finds what may be taken.
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
        // What another server is taking now is left to it; the embedded database has one writer.
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
  // Erased since, and its deliveries with it.
  if (!lead) return claimDueDelivery(store, clock, lease, choice);
  return { delivery, lead };
}

/** Most deliveries an alarm names; beyond them it only counts. */
const mostNamed = 100;

/** The deliveries an alarm tells of that are still dead or late, with their leads. */
export async function troubledDeliveriesOf(
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

/** Deliveries with the leads they tell of. */
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

/** Makes a claim last for a whole lease from now, unless another worker has claimed the delivery since. */
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

/** Writes the outcome and ends the claim, unless another worker has claimed the delivery since. */
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

/** The farthest ahead that times are set, in milliseconds. */
export interface FarthestTimes {
  readonly lease: number;
  /** How long after its last attempt a delivery of so many attempts is due at the latest. */
  readonly waitAfter: (attempts: number) => number;
  /** From so many attempts on the wait is the same. */
  readonly longestFrom: number;
}

/** How far the clocks of servers that share a database may be apart, in milliseconds. */
const clockDifference = 5 * 60_000;

/**
 * Brings times back that are farther ahead than anybody sets them: the clock has been put back since. What
 * waits is due at once; who holds a delivery keeps it for a whole lease from now.
 */
export async function mendTimes(
  store: Store,
  clock: Clock,
  { lease, waitAfter, longestFrom }: FarthestTimes,
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
