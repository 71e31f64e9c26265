import type { LeadTable, Store } from "#contact/store/tables.ts";
import type { Selection } from "#server/leads/list-leads.ts";

/** Leads read at once: memory stays small and the server's own writes are not held up. */
const page = 500;

/** Every lead, oldest first, however many there are. */
export async function* everyLead(
  store: Store,
  { state, since, ids }: Selection & { readonly ids?: readonly string[] | undefined },
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
