import type { Selection } from "#contact/leads/list-leads.ts";
import type { RequestTable, Store } from "#contact/store/tables.ts";

/** Requests read at once: memory stays small and the server's own writes are not held up. */
const page = 500;

/** Every request, oldest first, however many there are. */
export async function* everyLead(store: Store, { state, since }: Selection): AsyncGenerator<RequestTable> {
  let last = "";
  while (true) {
    const requests = await store
      .selectFrom("request")
      .selectAll()
      .where("id", ">", last)
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "accepted"))
      .$if(since !== undefined, (query) => query.where("created_at", ">=", since ?? 0))
      .orderBy("id")
      .limit(page)
      .execute();
    yield* requests;
    const end = requests.at(-1);
    if (!end || requests.length < page) return;
    last = end.id;
  }
}
