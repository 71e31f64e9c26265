import type { DeliveryKind } from "#leads/store/tables.ts";

/** Deliveries of an accepted lead: a mail to the agency, and what else is enabled. */
export function deliveryKinds(on: { acknowledgement: boolean; webhook: boolean }): DeliveryKind[] {
  return [
    "agency",
    ...(on.acknowledgement ? ["acknowledgement" as const] : []),
    ...(on.webhook ? ["webhook" as const] : []),
  ];
}
