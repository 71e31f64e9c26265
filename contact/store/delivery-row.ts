import type { DeliveryKind, DeliveryTable } from "#contact/store/tables.ts";
import { timeOrderedId } from "#contact/store/time-ordered-id.ts";

export interface NewDelivery {
  readonly kind: DeliveryKind;
  readonly leadId: string | null;
  /** Host in its Message-ID. */
  readonly mailHost: string;
  readonly now: number;
  /** Where given, a second delivery of the same id is refused by the database; drawn otherwise. */
  readonly id?: string;
  readonly recipient?: string | null;
  readonly payload?: string | null;
}

/** A delivery as it enters the outbox: due at once, claimed by nobody, its Message-ID fixed for good. */
export function deliveryRow({
  kind,
  leadId,
  mailHost,
  now,
  id,
  recipient,
  payload,
}: NewDelivery): DeliveryTable {
  const delivery = id ?? timeOrderedId();
  return {
    id: delivery,
    lead_id: leadId,
    kind,
    message_id: `<${delivery}@${mailHost}>`,
    recipient: recipient ?? null,
    payload: payload ?? null,
    state: "pending",
    attempts: 0,
    next_attempt_at: now,
    lease_until: 0,
    fence: 0,
    last_error: null,
    created_at: now,
    sent_at: null,
    alarm_id: null,
  };
}
