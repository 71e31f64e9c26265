import { sql } from "kysely";
import type { Clock } from "#leads/clock.ts";
import type { DeliveryTable, Lane, LeadTable, Store } from "#leads/store/tables.ts";

/** A delivery with its lead; the daily mail has none. */
export interface ClaimedDelivery {
  delivery: DeliveryTable;
  lead: LeadTable | null;
}

interface ClaimRequest {
  lane: Lane;
  limit: number;
  now: number;
  /** For how long, in milliseconds. */
  lease: number;
  /** Deliveries this process is working on, even if their lease has expired. */
  held: string[];
}

/**
 * Claims deliveries of a lane that are due, the most important first, and those due longest among them. Another server
 * may be faster.
 */
export async function claimDeliveries(
  store: Store,
  { lane, limit, now, lease, held }: ClaimRequest,
): Promise<ClaimedDelivery[]> {
  const due = await store
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", "pending")
    .where("next_attempt_at", "<=", now)
    .where("lease_until", "<=", now)
    .where("lane", "=", lane)
    .$if(held.length > 0, (query) => query.where("id", "not in", held))
    .orderBy("priority")
    .orderBy("next_attempt_at")
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const deliveries = await store
    .updateTable("delivery")
    .set({
      lease_until: now + lease,
      // Due again when the lease expires, so that one index finds all claimable rows.
      next_attempt_at: now + lease,
      fence: sql`fence + 1`,
      attempts: sql`attempts + 1`,
    })
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    .where("state", "=", "pending")
    .where("lease_until", "<=", now)
    .returningAll()
    .execute();
  return withLeads(store, deliveries);
}

/** Adds to each delivery its lead. */
export async function withLeads(store: Store, deliveries: DeliveryTable[]): Promise<ClaimedDelivery[]> {
  const ids = deliveries.flatMap(({ lead_id }) => lead_id ?? []);
  const leads =
    ids.length > 0 ? await store.selectFrom("lead").selectAll().where("id", "in", ids).execute() : [];
  return deliveries.map((delivery) => ({
    delivery,
    lead: leads.find((lead) => lead.id === delivery.lead_id) ?? null,
  }));
}

/** Extends claims by a whole lease from now, except those another worker has taken since. */
export async function renewClaims(
  store: Store,
  clock: Clock,
  deliveries: DeliveryTable[],
  lease: number,
): Promise<void> {
  const until = clock.now() + lease;
  await store
    .updateTable("delivery")
    .set({ lease_until: until, next_attempt_at: until })
    .where(({ or, and, eb }) =>
      or(deliveries.map(({ id, fence }) => and([eb("id", "=", id), eb("fence", "=", fence)]))),
    )
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

/** Tolerated clock difference between servers that share a database, in milliseconds. */
const clockDifference = 5 * 60_000;

/**
 * After the clock was set back: what is new or waits longer than it ever should is due at once, what is claimed stays so
 * for a whole lease. Both limits are in milliseconds.
 */
export async function correctFutureTimes(
  store: Store,
  clock: Clock,
  { lease, longestWait }: { lease: number; longestWait: number },
): Promise<void> {
  const now = clock.now();
  await store
    .updateTable("delivery")
    .set({ next_attempt_at: now + lease, lease_until: now + lease })
    .where("state", "=", "pending")
    .where("lease_until", ">", now + lease + clockDifference)
    .execute();
  await store
    .updateTable("delivery")
    .set({ next_attempt_at: now })
    .where("state", "=", "pending")
    .where("lease_until", "<=", now)
    .where("next_attempt_at", ">", now + clockDifference)
    .where(({ or, eb }) =>
      or([eb("attempts", "=", 0), eb("next_attempt_at", ">", now + longestWait + clockDifference)]),
    )
    .execute();
}
