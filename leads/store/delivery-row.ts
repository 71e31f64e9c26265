import { site } from "#contract/facts/site.ts";
import type { DeliveryKind, DeliveryTable, Store } from "#leads/store/tables.ts";
import { timeOrderedId } from "#leads/store/time-ordered-id.ts";

/** The mails with the leads before all others, and the one that somebody waits for. */
const priorities: Partial<Record<DeliveryKind, number>> = { agency: 0, suspect: 0, "sign-in": 0 };

/** Host part of the Message-IDs. */
const mailHost = new URL(site.url).hostname;

interface NewDelivery {
  kind: DeliveryKind;
  leadId: string | null;
  now: number;
  /** Fixed id, so that the database rejects a second delivery with the same one; random if left out. */
  id?: string;
}

/** Creates an outbox row: due at once, unclaimed, with a Message-ID that never changes. */
export function deliveryRow({ kind, leadId, now, id }: NewDelivery): DeliveryTable {
  const delivery = id ?? timeOrderedId();
  return {
    id: delivery,
    lead_id: leadId,
    kind,
    message_id: `<${delivery}@${mailHost}>`,
    state: "pending",
    priority: priorities[kind] ?? 1,
    attempts: 0,
    next_attempt_at: now,
    lease_until: 0,
    fence: 0,
    last_error: null,
    created_at: now,
    sent_at: null,
    daily_id: null,
  };
}

/** Queues a delivery, unless there is one with its id, or of its kind for its lead. Resolves to whether it did. */
export async function queueOnce(store: Store, delivery: NewDelivery): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("delivery")
    .values(deliveryRow(delivery))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
