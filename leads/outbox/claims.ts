import { sql } from "kysely";
import type { Clock } from "#leads/clock.ts";
import {
  aboutOneLead,
  gatherLeads,
  isAboutOneLead,
  mailsInLastHour,
  settleGathered,
} from "#leads/outbox/ceiling.ts";
import { dueQueues } from "#leads/store/delivery-row.ts";
import { type DeliveryTable, type Lane, type LeadTable, literal, type Store } from "#leads/store/tables.ts";

/** A delivery with its lead; the daily mail has none. */
export interface ClaimedDelivery {
  delivery: DeliveryTable;
  lead: LeadTable | null;
}

interface ClaimRequest {
  /** How many more of each lane this process can make at once. */
  room: Record<Lane, number>;
  /** Mails about leads that a mailbox gets one by one within an hour. */
  perHour: number;
  now: number;
  /** For how long, in milliseconds. */
  lease: number;
  /** Deliveries this process is working on, even if their lease has expired. */
  held: DeliveryTable[];
}

/**
 * Claims deliveries that are due, of each lane the most important first, and those due longest among them; leads beyond
 * the ceiling of a mailbox are gathered instead. Another server may be faster.
 */
export async function claimDeliveries(store: Store, request: ClaimRequest): Promise<ClaimedDelivery[]> {
  const { now, lease } = request;
  const due = await dueBelowCeiling(store, request);
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
    .where("gathered_id", "is", null)
    .where("lease_until", "<=", now)
    .returningAll()
    .execute();
  return withLeads(store, deliveries);
}

type DueDelivery = Pick<DeliveryTable, "id" | "kind" | "lane" | "recipient" | "lease_until">;

/** Whether a mailbox's ceiling counts for it: one that may have arrived comes again, whatever came since. */
function isBelowCeiling({ kind, lease_until }: DueDelivery): boolean {
  return isAboutOneLead(kind) && lease_until === 0;
}

/** What is due without the leads of mailboxes at their ceiling, which are gathered. */
async function dueBelowCeiling(store: Store, request: ClaimRequest): Promise<DueDelivery[]> {
  const { perHour, now, held } = request;
  const left = new Map<string, number>();
  for (;;) {
    const crowded = [...left.keys()].filter((recipient) => (left.get(recipient) ?? 0) <= 0);
    const due = await findDue(store, request, crowded);
    const unknown = due.find((one) => isBelowCeiling(one) && !left.has(one.recipient));
    if (!unknown) return withinLimits(due, left);
    const { recipient } = unknown;
    const underWay = held.filter((one) => one.recipient === recipient && one.lane === "agency").length;
    left.set(recipient, perHour - underWay - (await mailsInLastHour(store, recipient, now)));
    if ((left.get(recipient) ?? 0) <= 0) await gatherLeads(store, recipient, now);
  }
}

/** Leaves to the next turn what would exceed the ceiling of a mailbox. */
function withinLimits(due: DueDelivery[], left: Map<string, number>): DueDelivery[] {
  return due.filter((one) => {
    if (!isBelowCeiling(one)) return true;
    const { recipient } = one;
    const room = left.get(recipient) ?? 0;
    left.set(recipient, room - 1);
    return room > 0;
  });
}

/** Reads no more than it returns, however much waits: each part of the query is a range of one index. */
async function findDue(
  store: Store,
  { room, now, held }: Pick<ClaimRequest, "room" | "now" | "held">,
  crowded: string[],
): Promise<DueDelivery[]> {
  const ids = held.map(({ id }) => id);
  const parts = dueQueues.flatMap(({ lane, priority }) => {
    const queue = store
      .selectFrom("delivery")
      .select(["id", "kind", "lane", "recipient", "lease_until"])
      .where("lane", "=", lane)
      .where("priority", "=", priority)
      .where("state", "=", literal.pending)
      .where("gathered_id", "is", null)
      .where("next_attempt_at", "<=", now)
      .where("lease_until", "<=", now)
      .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
      .$if(crowded.length > 0 && lane === "agency", (query) =>
        query.where(({ or, eb }) =>
          or([
            eb("kind", "not in", aboutOneLead),
            eb("recipient", "not in", crowded),
            eb("lease_until", ">", 0),
          ]),
        ),
      )
      .orderBy("next_attempt_at")
      .limit(room[lane]);
    return room[lane] > 0 ? [store.selectFrom(queue.as("due")).selectAll()] : [];
  });
  const [first, ...rest] = parts;
  if (!first) return [];
  const due = await rest.reduce((all, part) => all.unionAll(part), first).execute();
  const places = { ...room };
  return due.filter(({ lane }) => places[lane]-- > 0);
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

/**
 * Records the outcome and releases the claim, unless another worker has claimed the delivery since. The leads of a
 * gathered mail share its outcome.
 */
export async function settleClaim(
  store: Store,
  delivery: DeliveryTable,
  outcome: Partial<DeliveryTable>,
): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable("delivery")
    .set({ lease_until: 0, ...outcome })
    .where("id", "=", delivery.id)
    .where("fence", "=", delivery.fence)
    .where("state", "=", "pending")
    .executeTakeFirst();
  if (numUpdatedRows > 0n && delivery.kind === "gathered") await settleGathered(store, delivery.id, outcome);
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
