import { type Clock, dayLength } from "#contact/clock.ts";
import { type Erased, type ErasingParts, eraseLeads, truncateLog } from "#contact/erase-leads.ts";
import type { Store } from "#contact/store/tables.ts";

/** Leads looked up at once. */
const portion = 1000;

/**
 * Erases what is older than the retention time: leads with their deliveries, deliveries that tell of none, and
 * used proofs of work; then empties the database's log, where anything was erased. A lead whose deliveries are
 * still tried stays until they are sent or given up: it came under a wrong clock, or is kept for less time than
 * a mail server may be down, and nobody has read it.
 */
export async function eraseExpired(parts: ErasingParts, clock: Clock, days: number): Promise<Erased> {
  const { store } = parts;
  const before = clock.now() - days * dayLength;
  const erased = { leads: 0, deliveries: 0, files: 0 };
  for (let last = ""; ; ) {
    // The oldest by their ids, which sort by arrival: a search by time would read every lead.
    const oldest = await store
      .selectFrom("lead")
      .select(["id", "created_at"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(portion)
      .execute();
    const expired = oldest.filter(({ created_at }) => created_at < before).map(({ id }) => id);
    if (expired.length === 0) break;
    last = oldest.at(-1)?.id ?? "";
    const waiting = await waitingOf(store, expired);
    const { leads, deliveries, files } = await eraseLeads(
      parts,
      expired.filter((id) => !waiting.has(id)),
    );
    erased.leads += leads;
    erased.deliveries += deliveries;
    erased.files += files;
  }
  const { numDeletedRows } = await store
    .deleteFrom("delivery")
    .where("lead_id", "is", null)
    .where("created_at", "<", before)
    .executeTakeFirst();
  erased.deliveries += Number(numDeletedRows);
  await store.deleteFrom("used_solution").where("expires_at", "<", clock.now()).execute();
  if (erased.leads + erased.deliveries > 0) await truncateLog(store);
  return erased;
}

/** Those of some leads that have deliveries still to be sent. */
async function waitingOf(store: Store, leads: readonly string[]): Promise<Set<string | null>> {
  const deliveries = await store
    .selectFrom("delivery")
    .select("lead_id")
    .where("lead_id", "in", leads)
    .where("state", "=", "pending")
    .execute();
  return new Set(deliveries.map(({ lead_id }) => lead_id));
}
