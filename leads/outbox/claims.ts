import { sql } from "kysely";
import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import {
  aboutOneLead,
  isAboutOneLead,
  mailsInLastHour,
  queueDigests,
  settleDigest,
} from "#leads/outbox/hourly-limit.ts";
import { dueQueues } from "#leads/store/delivery-row.ts";
import {
  type DeliveryTable,
  digestKind,
  type Lane,
  type LeadTable,
  type Store,
  sqlLiteral,
} from "#leads/store/tables.ts";

/** A delivery with its lead; null for mails that are not about a single lead. */
export interface ClaimedDelivery {
  delivery: DeliveryTable;
  lead: LeadTable | null;
}

interface ClaimRequest {
  /** How many more deliveries of each lane this process can make at once. */
  room: Record<Lane, number>;
  /** Hourly limit of a mailbox: how many mails about single leads it gets. */
  perHour: number;
  now: number;
  /** Lease of a claim, in milliseconds. */
  lease: number;
  /** Deliveries that this process is making, even if their lease has expired. */
  currentClaims: DeliveryTable[];
}

/**
 * Claims deliveries that are due: in each lane by priority, then by how long they have been due. Leads beyond the
 * hourly limit of a mailbox go into digests instead. Deliveries that another server claims first are left out.
 */
export async function claimDeliveries(store: Store, request: ClaimRequest): Promise<ClaimedDelivery[]> {
  const { now, lease } = request;
  const due = await findDueWithinLimit(store, request);
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

/**
 * Whether the hourly limit applies. It does not apply to a mail that may have arrived already: it is repeated
 * unchanged.
 */
function isUnderHourlyLimit({ kind, lease_until }: DueDelivery): boolean {
  return isAboutOneLead(kind) && lease_until === 0;
}

/** Finds due deliveries within the hourly limits, and queues digests for mailboxes that have reached theirs. */
async function findDueWithinLimit(store: Store, request: ClaimRequest): Promise<DueDelivery[]> {
  const { perHour, now, currentClaims } = request;
  const quotas = new Map<string, number>();
  for (;;) {
    const fullMailboxes = [...quotas.keys()].filter((recipient) => (quotas.get(recipient) ?? 0) <= 0);
    const due = await findDue(store, request, fullMailboxes);
    const uncountedDelivery = due.find(
      (delivery) => isUnderHourlyLimit(delivery) && !quotas.has(delivery.recipient),
    );
    if (!uncountedDelivery) return takeWithinLimit(due, quotas);
    const { recipient } = uncountedDelivery;
    const { length: mailsInFlight } = currentClaims.filter(
      (delivery) => delivery.recipient === recipient && delivery.lane === "agency",
    );
    quotas.set(recipient, perHour - mailsInFlight - (await mailsInLastHour(store, recipient, now)));
    if ((quotas.get(recipient) ?? 0) <= 0) await queueDigests(store, recipient, now);
  }
}

/** Leaves deliveries that would exceed the hourly limit of their mailbox to the next cycle. */
function takeWithinLimit(due: DueDelivery[], quotas: Map<string, number>): DueDelivery[] {
  return due.filter((delivery) => {
    if (!isUnderHourlyLimit(delivery)) return true;
    const { recipient } = delivery;
    const room = quotas.get(recipient) ?? 0;
    quotas.set(recipient, room - 1);
    return room > 0;
  });
}

/** Finds due deliveries. Each part of the query is a range of one index, so it reads no more rows than it returns. */
async function findDue(
  store: Store,
  { room, now, currentClaims }: Pick<ClaimRequest, "room" | "now" | "currentClaims">,
  fullMailboxes: string[],
): Promise<DueDelivery[]> {
  const ids = currentClaims.map(({ id }) => id);
  const queries = dueQueues.flatMap(({ lane, priority }) => {
    const queue = store
      .selectFrom("delivery")
      .select(["id", "kind", "lane", "recipient", "lease_until"])
      .where("lane", "=", lane)
      .where("priority", "=", priority)
      .where("state", "=", sqlLiteral.pending)
      .where("gathered_id", "is", null)
      .where("next_attempt_at", "<=", now)
      .where("lease_until", "<=", now)
      .$if(ids.length > 0, (query) => query.where("id", "not in", ids))
      .$if(fullMailboxes.length > 0 && lane === "agency", (query) =>
        query.where(({ or, eb }) =>
          or([
            eb("kind", "not in", aboutOneLead),
            eb("recipient", "not in", fullMailboxes),
            eb("lease_until", ">", 0),
          ]),
        ),
      )
      .orderBy("next_attempt_at")
      .limit(room[lane]);
    return room[lane] > 0 ? [store.selectFrom(queue.as("due")).selectAll()] : [];
  });
  const [query, ...otherQueries] = queries;
  if (!query) return [];
  const due = await otherQueries.reduce((union, part) => union.unionAll(part), query).execute();
  const slots = { ...room };
  return due.filter(({ lane }) => slots[lane]-- > 0);
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

/** Extends claims by a whole lease from now, except those that another server has taken over. */
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
 * Records the outcome of a delivery and releases the claim, unless another server has taken it over. The outcome of a
 * digest is recorded for each of its leads, too.
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
  if (numUpdatedRows > 0n && delivery.kind === digestKind) await settleDigest(store, delivery.id, outcome);
}

/** Tolerated clock difference between servers that share a database, in milliseconds. */
const clockDifference = 5 * minute;

/**
 * Corrects times in the future after the clock was set back. Deliveries that are new, or would wait longer than the
 * longest wait, become due at once; claimed ones stay claimed for one lease. Both parameters are in milliseconds.
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
