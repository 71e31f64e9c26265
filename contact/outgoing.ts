import type { MailKind } from "#contact/store/tables.ts";

/** What an accepted request sends: to the agency always, to the visitor and to a webhook where switched on. */
export function outgoingKinds(on: {
  readonly acknowledgement: boolean;
  readonly webhook: boolean;
}): readonly MailKind[] {
  return [
    "agency",
    ...(on.acknowledgement ? ["acknowledgement" as const] : []),
    ...(on.webhook ? ["webhook" as const] : []),
  ];
}
