import type { LeadTable, Store } from "#leads/store/tables.ts";

/** The leads that a gathered mail is to list, the oldest first, without those erased or marked as spam since. */
export function readGathered(store: Store, id: string): Promise<LeadTable[]> {
  return store
    .selectFrom("lead")
    .selectAll()
    .where("id", "in", ({ selectFrom }) =>
      selectFrom("delivery").select("lead_id").where("gathered_id", "=", id).where("state", "=", "pending"),
    )
    .orderBy("id")
    .execute();
}
