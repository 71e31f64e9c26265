import { addDeliveries } from "#contact/actions/add-deliveries.ts";
import type { Clock } from "#contact/clock.ts";
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
      .set({ state: "accepted", verdict: "sincere" })
      .where("state", "=", "quarantined")
      // All that nobody has looked at: what a person called spam is released by its id alone.
      .$if(leads === "all", (query) => query.where("verdict", "is", null))
      .$if(leads !== "all", (query) => query.where("id", "in", leads === "all" ? [] : [...leads]))
      .returning("id")
      .execute();
    for (const { id } of released) {
      await addDeliveries(transaction, { leadId: id, kinds: deliveries, mailHost, now: clock.now() });
    }
    return released.map(({ id }) => id);
  });
}
