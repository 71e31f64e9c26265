import type { LeadTable, Store } from "#contact/store/tables.ts";

/**
 * Finds a lead by its id, or by the beginning or end of it.
 * @throws if there is none, or more than one.
 */
export async function findLead(store: Store, reference: string): Promise<LeadTable> {
  const isPart = /^[\da-f-]{6,36}$/i.test(reference);
  const found = isPart
    ? await store
        .selectFrom("lead")
        .selectAll()
        .where((has) =>
          has.or([
            has("id", "like", `%${reference.toLowerCase()}`),
            has("id", "like", `${reference.toLowerCase()}%`),
          ]),
        )
        .limit(2)
        .execute()
    : [];
  const [lead, other] = found;
  if (!lead) throw new Error(`no lead has the id ${JSON.stringify(reference)}`);
  if (other) throw new Error(`more than one id begins or ends with ${reference}: type more characters`);
  return lead;
}
