import type { DeliveryTable, Store } from "#contact/store/tables.ts";
import { shortId } from "#contact/store/time-ordered-id.ts";
import { formatLocalTime } from "#server/leads/leads-as-text.ts";
import { textTable } from "#server/leads/text-table.ts";

type DeadDelivery = Pick<DeliveryTable, "id" | "lead_id" | "kind" | "attempts" | "created_at" | "last_error">;

/** Dead deliveries, newest first. */
export async function deadDeliveries(store: Store, limit: number): Promise<DeadDelivery[]> {
  return store
    .selectFrom("delivery")
    .select(["id", "lead_id", "kind", "attempts", "created_at", "last_error"])
    .where("state", "=", "dead")
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

export function deadDeliveriesAsTable(deliveries: DeadDelivery[]): string {
  if (deliveries.length === 0) return "No dead deliveries.";
  return textTable(
    ["lead", "mail", "since", "tries", "last error"],
    deliveries.map(({ lead_id, kind, created_at, attempts, last_error }) => [
      lead_id === null ? "–" : shortId(lead_id),
      kind,
      formatLocalTime(created_at),
      attempts,
      last_error,
    ]),
  );
}
