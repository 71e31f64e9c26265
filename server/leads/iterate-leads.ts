import type { LeadTable, Store } from "#contact/store/tables.ts";
import type { LeadFilter } from "#server/leads/list-leads.ts";

/** Leads per query, so that memory stays small and the server's writes are not blocked. */
const page = 500;

/** Streams all matching leads, oldest first. */
export async function* iterateLeads(
  store: Store,
  { state, since, ids }: LeadFilter & { readonly ids?: readonly string[] | undefined },
): AsyncGenerator<LeadTable> {
  let last = "";
  while (true) {
    const leads = await store
      .selectFrom("lead")
      .selectAll()
      .where("id", ">", last)
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "accepted"))
      .$if(since !== undefined, (query) => query.where("created_at", ">=", since ?? 0))
      .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
      .orderBy("id")
      .limit(page)
      .execute();
    yield* leads;
    const end = leads.at(-1);
    if (!end || leads.length < page) return;
    last = end.id;
  }
}
