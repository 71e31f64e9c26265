import { isShared } from "#leads/store/engine.ts";
import type { Store } from "#leads/store/tables.ts";

/**
 * Holds off the erasure of these leads while `work` runs.
 * @throws if one of them has been erased already; `work` does not run then.
 */
export function whileStored(store: Store, leadIds: string[], work: () => Promise<void>): Promise<void> {
  return store.transaction().execute(async (transaction) => {
    const leads = await transaction
      .selectFrom("lead")
      .select("id")
      .where("id", "in", ["", ...leadIds])
      .$if(isShared(transaction), (query) => query.forShare())
      .execute();
    if (leads.length < leadIds.length)
      throw Object.assign(new Error("a lead has been erased meanwhile"), { code: "LEAD_ERASED" });
    await work();
  });
}
