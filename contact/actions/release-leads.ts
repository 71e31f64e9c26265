import { addDeliveries } from "#contact/actions/add-deliveries.ts";
import type { Clock } from "#contact/clock.ts";
import type { DeliveryKind, Store } from "#contact/store/tables.ts";

export interface ReleaseDependencies {
  readonly store: Store;
  readonly clock: Clock;
  /** Deliveries queued for an accepted lead. */
  readonly deliveries: readonly DeliveryKind[];
  readonly mailHost: string;
}

/** Leads per transaction; the database is locked while one runs. */
const portion = 100;

/**
 * Releases leads from quarantine, oldest first when releasing all, and queues the deliveries of an accepted
 * lead. Leads that are not in quarantine are left alone. Returns the ids of those released.
 */
export async function releaseLeads(
  dependencies: ReleaseDependencies,
  leads: readonly string[] | "all",
): Promise<string[]> {
  const wanted = leads === "all" ? await unseen(dependencies.store) : leads;
  const released: string[] = [];
  for (let start = 0; start < wanted.length; start += portion) {
    released.push(...(await releaseThese(dependencies, wanted.slice(start, start + portion))));
  }
  return released;
}

/** Quarantined leads that nobody has judged; a lead marked as spam is released only by its id. */
async function unseen(store: Store): Promise<string[]> {
  const found = await store
    .selectFrom("lead")
    .select("id")
    .where("state", "=", "quarantined")
    .where("verdict", "is", null)
    .orderBy("id")
    .execute();
  return found.map(({ id }) => id);
}

async function releaseThese(
  { store, clock, deliveries, mailHost }: ReleaseDependencies,
  ids: readonly string[],
): Promise<string[]> {
  return store.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable("lead")
      .set({ state: "accepted", verdict: "sincere" })
      .where("state", "=", "quarantined")
      .where("id", "in", ids)
      .returning("id")
      .execute();
    for (const { id } of released) {
      await addDeliveries(transaction, { leadId: id, kinds: deliveries, mailHost, now: clock.now() });
    }
    return released.map(({ id }) => id);
  });
}
