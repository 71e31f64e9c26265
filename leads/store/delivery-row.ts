import { randomUUIDv7 } from "node:crypto";
import { site } from "#data/contract/facts/site.ts";
import {
  type DeliveryKind,
  type DeliveryTable,
  digestKind,
  type Lane,
  type Store,
} from "#leads/store/tables.ts";

/** Priority 0: mails with leads, and the sign-in mail, for which somebody is waiting. All others have priority 1. */
const priorities: Partial<Record<DeliveryKind, number>> = {
  agency: 0,
  suspect: 0,
  [digestKind]: 0,
  "sign-in": 0,
};

/** The queues of due deliveries, in order of importance within each lane. */
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

/** Kinds of which each mailbox of the agency has a delivery of its own. */
const perMailbox: readonly DeliveryKind[] = ["agency", "suspect"];

/** Host part of the Message-IDs. */
const mailHost = new URL(site.url).hostname;

interface NewDelivery {
  kind: DeliveryKind;
  leadId: string | null;
  now: number;
  /** Mailbox of the agency; empty for deliveries to the visitor and the webhook. */
  recipient?: string;
  /** The first daily mail of the day, whose report this one repeats. */
  dailyId?: string;
  /** A fixed id makes the database reject a second delivery with it; random if left out. */
  id?: string;
}

/** Creates a delivery that is due at once and unclaimed. Its Message-ID never changes. */
export function deliveryRow({ kind, leadId, now, recipient = "", dailyId, id }: NewDelivery): DeliveryTable {
  const delivery = id ?? randomUUIDv7();
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

/** The deliveries about a lead, of some kinds: one per mailbox for those to the agency. */
export function deliveriesTo(
  mailboxes: readonly string[],
  kinds: readonly DeliveryKind[],
): Pick<NewDelivery, "kind" | "recipient">[] {
  return kinds.flatMap((kind) =>
    perMailbox.includes(kind) ? mailboxes.map((recipient) => ({ kind, recipient })) : [{ kind }],
  );
}

/**
 * Queues a delivery, unless one exists with the same id, or with the same kind, lead and recipient. Resolves to whether
 * it did.
 */
export async function queueOnce(store: Store, delivery: NewDelivery): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("delivery")
    .values(deliveryRow(delivery))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
