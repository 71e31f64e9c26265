import type { DeliveryKind } from "#contact/store/tables.ts";

/**
 * Deliveries of an accepted lead: a mail to the agency, plus the internal one, the acknowledgement and the webhook if
 * enabled.
 */
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
