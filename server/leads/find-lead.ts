import type { LeadTable, Store } from "#contact/store/tables.ts";

/** Characters of an id that are shown and typed: its random end, which no two leads are likely to share. */
const shown = 8;

export function shortId(id: string): string {
  return id.slice(-shown);
}

/**
 * The lead with an id, or with an id that begins or ends so.
 * @throws where there is none, or more than one.
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
