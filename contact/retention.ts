import { type Clock, dayLength } from "#contact/clock.ts";
import { type Erased, type ErasingParts, eraseRequests, truncateLog } from "#contact/erase-requests.ts";
import type { Store } from "#contact/store/tables.ts";

/** Requests looked up at once. */
const portion = 1000;

/**
 * Erases what is older than the retention time: requests with their mails, mails that tell of none, and
 * used proofs of work; then empties the database's log, where anything was erased. A request whose mails are
 * still tried stays until they are sent or given up: it came under a wrong clock, or is kept for less time than
 * a mail server may be down, and nobody has read it.
 */
export async function eraseExpired(parts: ErasingParts, clock: Clock, days: number): Promise<Erased> {
  const { store } = parts;
  const before = clock.now() - days * dayLength;
  const erased = { requests: 0, mails: 0, files: 0 };
  for (let last = ""; ; ) {
    // The oldest by their ids, which sort by arrival: a search by time would read every request.
    const oldest = await store
      .selectFrom("request")
      .select(["id", "created_at"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(portion)
      .execute();
    const expired = oldest.filter(({ created_at }) => created_at < before).map(({ id }) => id);
    if (expired.length === 0) break;
    last = oldest.at(-1)?.id ?? "";
    const waiting = await waitingOf(store, expired);
    const { requests, mails, files } = await eraseRequests(
      parts,
      expired.filter((id) => !waiting.has(id)),
    );
    erased.requests += requests;
    erased.mails += mails;
    erased.files += files;
  }
  const { numDeletedRows } = await store
    .deleteFrom("mail")
    .where("request_id", "is", null)
    .where("created_at", "<", before)
    .executeTakeFirst();
  erased.mails += Number(numDeletedRows);
  await store.deleteFrom("used_solution").where("expires_at", "<", clock.now()).execute();
  if (erased.requests + erased.mails > 0) await truncateLog(store);
  return erased;
}

/** Those of some requests that have mails still to be sent. */
async function waitingOf(store: Store, requests: readonly string[]): Promise<Set<string | null>> {
  const mails = await store
    .selectFrom("mail")
    .select("request_id")
    .where("request_id", "in", requests)
    .where("state", "=", "pending")
    .execute();
  return new Set(mails.map(({ request_id }) => request_id));
}
