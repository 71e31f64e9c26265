import type { Clock } from "#contact/clock.ts";
import { deliveryRow } from "#contact/store/delivery-row.ts";
import type { DeliveryKind, Store } from "#contact/store/tables.ts";

export interface ReleaseParts {
  readonly store: Store;
  readonly clock: Clock;
  /** What an accepted lead sends. */
  readonly deliveries: readonly DeliveryKind[];
  readonly mailHost: string;
}

/**
 * Takes leads out of quarantine and sends what they would have sent; those that are not in quarantine
 * are left alone. Tells which were released.
 */
export async function releaseLeads(
  { store, clock, deliveries, mailHost }: ReleaseParts,
  leads: readonly string[] | "all",
): Promise<string[]> {
  return store.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable("lead")
      .set({ state: "accepted" })
      .where("state", "=", "quarantined")
      .$if(leads !== "all", (query) => query.where("id", "in", leads === "all" ? [] : [...leads]))
      .returning("id")
      .execute();
    const now = clock.now();
    for (const { id } of released) {
      await transaction
        .insertInto("delivery")
        .values(deliveries.map((kind) => deliveryRow({ kind, leadId: id, mailHost, now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return released.map(({ id }) => id);
  });
}
