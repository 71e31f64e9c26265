import { deliveryRow } from "#contact/store/delivery-row.ts";
import type { DeliveryKind, Store } from "#contact/store/tables.ts";

interface NewDeliveries {
  leadId: string;
  kinds: readonly DeliveryKind[];
  mailHost: string;
  now: number;
}

/** Queues the deliveries that a lead does not have yet and returns the kinds added. */
export async function addDeliveries(
  store: Store,
  { leadId, kinds, mailHost, now }: NewDeliveries,
): Promise<DeliveryKind[]> {
  if (kinds.length === 0) return [];
  const added = await store
    .insertInto("delivery")
    .values(kinds.map((kind) => deliveryRow({ kind, leadId, mailHost, now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .execute();
  return added.map(({ kind }) => kind);
}
