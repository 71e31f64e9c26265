import { headerText } from "#contact/mail/header-text.ts";
import type { DeliveryTable, LeadTable, Store } from "#contact/store/tables.ts";
import { findLead } from "#server/leads/find-lead.ts";
import { formatLocalTime } from "#server/leads/list-leads.ts";
import { textTable } from "#server/leads/text-table.ts";

export interface ShownLead {
  readonly lead: LeadTable;
  readonly deliveries: readonly Pick<
    DeliveryTable,
    "id" | "kind" | "state" | "attempts" | "next_attempt_at" | "sent_at" | "last_error"
  >[];
}

/** Reads a lead with the state of its deliveries. */
export async function showLead(store: Store, reference: string): Promise<ShownLead> {
  const lead = await findLead(store, reference);
  const deliveries = await store
    .selectFrom("delivery")
    .select(["id", "kind", "state", "attempts", "next_attempt_at", "sent_at", "last_error"])
    .where("lead_id", "=", lead.id)
    .orderBy("id")
    .execute();
  return { lead, deliveries };
}

export function leadAsText({ lead, deliveries }: ShownLead): string {
  const { message, created_at, idempotency_key: _key, ...fields } = lead;
  const lines = Object.entries({ received: formatLocalTime(created_at), ...fields })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${`${name}:`.padEnd(20)}${headerText(String(value), 300)}`);
  const words = message.split("\n").map((line) => `  ${headerText(line, 2000)}`);
  const sent =
    deliveries.length === 0
      ? "No deliveries."
      : textTable(
          ["mail", "state", "tries", "sent", "last error"],
          deliveries.map(({ kind, state, attempts, sent_at, last_error }) => [
            kind,
            state,
            attempts,
            formatLocalTime(sent_at),
            last_error,
          ]),
        );
  return [...lines, "", ...words, "", sent].join("\n");
}
