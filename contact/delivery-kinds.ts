import type { DeliveryKind } from "#contact/store/tables.ts";

/** Deliveries of an accepted lead: a mail to the agency, and what else is enabled. */
export function deliveryKinds(on: {
  internalMail: boolean;
  acknowledgement: boolean;
  webhook: boolean;
}): DeliveryKind[] {
  return [
    "agency",
    ...(on.internalMail ? ["triage" as const] : []),
    ...(on.acknowledgement ? ["acknowledgement" as const] : []),
    ...(on.webhook ? ["webhook" as const] : []),
  ];
}
