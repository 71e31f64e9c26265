import type { DeliveryKind } from "#contact/store/tables.ts";

/**
 * Deliveries of an accepted lead: two mails to the agency, plus the acknowledgement and the webhook if
 * enabled.
 */
export function deliveryKinds(on: {
  readonly acknowledgement: boolean;
  readonly webhook: boolean;
}): readonly DeliveryKind[] {
  return [
    "agency",
    "triage",
    ...(on.acknowledgement ? ["acknowledgement" as const] : []),
    ...(on.webhook ? ["webhook" as const] : []),
  ];
}
