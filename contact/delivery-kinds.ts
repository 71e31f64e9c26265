import type { DeliveryKind } from "#contact/store/tables.ts";

/** What an accepted lead sends: to the agency always, to the visitor and to a webhook where switched on. */
export function deliveryKinds(on: {
  readonly acknowledgement: boolean;
  readonly webhook: boolean;
}): readonly DeliveryKind[] {
  return [
    "agency",
    ...(on.acknowledgement ? ["acknowledgement" as const] : []),
    ...(on.webhook ? ["webhook" as const] : []),
  ];
}
