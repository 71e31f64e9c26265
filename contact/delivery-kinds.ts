import type { DeliveryKind } from "#contact/store/tables.ts";

/** What an accepted lead sends: two mails to the agency, and one to the visitor and a webhook where switched on. */
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
