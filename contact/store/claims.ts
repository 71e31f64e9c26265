import { type FunctionModule, type Nullable, sql } from "kysely";
import type { Clock } from "#contact/clock.ts";
import { emailDomain } from "#contact/guard/linked-hosts.ts";
import type { DeliveryTable, LeadTable, Store, Tables } from "#contact/store/tables.ts";

/** A delivery with its lead; alarms and digests have none. */
export interface ClaimedDelivery {
  delivery: DeliveryTable;
  lead: LeadTable | null;
}

/** Where a delivery goes: receivers that are slow or down must not delay the others. */
export interface Destination {
  kind: "webhook" | "receipt" | "agency";
  /** Domain of a receipt's recipient, or the mailboxes of a mail to the agency. */
  at: string;
}

export interface DueDelivery {
  id: string;
  destination: Destination;
}

/** What cannot be taken now. */
export interface FullDestinations {
  kinds: Destination["kind"][];
  destinations: Destination[];
  /** Deliveries this process is working on, even if their lease has expired. */
  held: string[];
}

const portion = 32;

/** Finds deliveries that are due, the most important first, and those due longest among them. */
export async function findDueDeliveries(
  store: Store,
  now: number,
  { kinds, destinations, held }: FullDestinations,
): Promise<DueDelivery[]> {
  const rows = await store
    .selectFrom("delivery")
    .leftJoin("lead", "lead.id", "delivery.lead_id")
    .select(["delivery.id", "delivery.kind", "lead.email", ({ fn }) => mailboxes(fn).as("mailboxes")])
    .where("delivery.state", "=", "pending")
    .where("delivery.next_attempt_at", "<=", now)
    .where("delivery.lease_until", "<=", now)
    .$if(held.length > 0, (due) => due.where("delivery.id", "not in", held))
    .$if(kinds.includes("webhook"), (due) => due.where("delivery.kind", "<>", "webhook"))
    .$if(kinds.includes("receipt"), (due) => due.where("delivery.kind", "<>", "acknowledgement"))
    .$if(kinds.includes("agency"), (due) => due.where("delivery.kind", "in", ["webhook", "acknowledgement"]))
    .where(({ and, or, not, eb, fn }) =>
      and(
        destinations.map(({ kind, at }) => {
          if (kind === "webhook") return eb("delivery.kind", "<>", "webhook");
          if (kind === "agency")
            return or([
              eb("delivery.kind", "in", ["webhook", "acknowledgement"]),
              eb(mailboxes(fn), "<>", at),
            ]);
          return not(and([eb("delivery.kind", "=", "acknowledgement"), eb("lead.email", "like", `%@${at}`)]));
        }),
      ),
    )
    .orderBy("delivery.priority")
    .orderBy("delivery.next_attempt_at")
    .limit(portion)
    .execute();
  return rows.map(({ id, kind, email, mailboxes }) => ({
    id,
    destination:
      kind === "webhook"
        ? { kind, at: "" }
        : kind === "acknowledgement"
          ? { kind: "receipt", at: emailDomain(email ?? "") }
          : { kind: "agency", at: mailboxes },
  }));
}

/** Mailboxes that a mail to the agency is addressed to; empty for the usual ones. */
function mailboxes(fn: FunctionModule<Tables & Record<"lead", Nullable<LeadTable>>, "delivery" | "lead">) {
  return fn.coalesce("delivery.recipient", "lead.recipient", sql.lit(""));
}

/** Claims due deliveries until the lease expires; another server may have been faster. */
export async function claimDeliveries(
  store: Store,
  now: number,
  lease: number,
  ids: string[],
): Promise<ClaimedDelivery[]> {
  const deliveries = await store
    .updateTable("delivery")
    .set({
      lease_until: now + lease,
      // Due again when the lease expires, so that one index finds all claimable rows.
      next_attempt_at: now + lease,
      fence: sql`fence + 1`,
      attempts: sql`attempts + 1`,
    })
    .where("id", "in", ids)
    .where("state", "=", "pending")
    .where("lease_until", "<=", now)
    .returningAll()
    .execute();
  return withLeads(store, deliveries);
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

/** Upper bounds of the times stored ahead, in milliseconds. */
export interface TimeLimits {
  lease: number;
  waitAfter: (attempts: number) => number;
  /** Number of attempts from which on the wait no longer grows. */
  longestFrom: number;
}

/** Tolerated clock difference between servers that share a database, in milliseconds. */
const clockDifference = 5 * 60_000;

/** After the clock was set back: what waits is due at once, what is claimed stays so for a whole lease. */
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
