import { site } from "#data/contract/facts/site.ts";
import type { DeliveryKind, DeliveryTable, Lane, Store } from "#leads/store/tables.ts";
import { timeOrderedId } from "#leads/store/time-ordered-id.ts";

/** The mails with the leads before all others, and the one that somebody waits for. */
const priorities: Partial<Record<DeliveryKind, number>> = {
  agency: 0,
  suspect: 0,
  gathered: 0,
  "sign-in": 0,
};

/** What waits in each lane, in the order of importance. */
export const dueQueues: { lane: Lane; priority: number }[] = [
  { lane: "sign-in", priority: 0 },
  { lane: "agency", priority: 0 },
  { lane: "agency", priority: 1 },
  { lane: "acknowledgement", priority: 1 },
  { lane: "webhook", priority: 1 },
];

const laneOfKind: Partial<Record<DeliveryKind, Lane>> = {
  "sign-in": "sign-in",
  acknowledgement: "acknowledgement",
  webhook: "webhook",
};

/** What each mailbox of the agency gets by itself. */
const perMailbox: readonly DeliveryKind[] = ["agency", "suspect"];

/** Host part of the Message-IDs. */
const mailHost = new URL(site.url).hostname;

interface NewDelivery {
  kind: DeliveryKind;
  leadId: string | null;
  now: number;
  /** Mailbox of the agency; empty for what goes to nobody there. */
  recipient?: string;
  /** Daily mail of another mailbox that this one repeats. */
  dailyId?: string;
  /** Fixed id, so that the database rejects a second delivery with the same one; random if left out. */
  id?: string;
}

/** Creates an outbox row: due at once, unclaimed, with a Message-ID that never changes. */
export function deliveryRow({ kind, leadId, now, recipient = "", dailyId, id }: NewDelivery): DeliveryTable {
  const delivery = id ?? timeOrderedId();
  return {
    id: delivery,
    lead_id: leadId,
    kind,
    lane: laneOfKind[kind] ?? "agency",
    recipient,
    message_id: `<${delivery}@${mailHost}>`,
    state: "pending",
    priority: priorities[kind] ?? 1,
    attempts: 0,
    next_attempt_at: now,
    lease_until: 0,
    fence: 0,
    last_error: null,
    created_at: now,
    refused_at: null,
    sent_at: null,
    daily_id: dailyId ?? null,
    gathered_id: null,
  };
}

/** The deliveries about a lead: what goes to the agency, once for each of its mailboxes. */
export function deliveriesTo(
  mailboxes: readonly string[],
  kinds: readonly DeliveryKind[],
): Pick<NewDelivery, "kind" | "recipient">[] {
  return kinds.flatMap((kind) =>
    perMailbox.includes(kind) ? mailboxes.map((recipient) => ({ kind, recipient })) : [{ kind }],
  );
}

/**
 * Queues a delivery, unless there is one with its id, or of its kind for its lead and recipient. Resolves to whether it
 * did.
 */
export async function queueOnce(store: Store, delivery: NewDelivery): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("delivery")
    .values(deliveryRow(delivery))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
