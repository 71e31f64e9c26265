import { type Clock, dayLength } from "#contact/clock.ts";
import {
  type EraseDependencies,
  type EraseResult,
  eraseLeads,
  removeMailFiles,
  truncateLog,
} from "#contact/retention/erase-leads.ts";
import { steadySince } from "#contact/retention/steady-clock.ts";
import type { Store } from "#contact/store/tables.ts";

/** Leads per query. */
const portion = 1000;

/** How long the clock must have been steady before anything is erased, in milliseconds. */
const steadyFor = dayLength;

/**
 * Erases what is older than the retention period: leads with their deliveries and mails that list
 * several leads. Then truncates the database's log if anything was erased.
 *
 * A wrong clock must not lose a lead, so nothing is erased on the first day, nor for a day after the clock
 * has jumped. A lead with pending deliveries stays until they are made or given up, and a quarantined one
 * until a digest has listed it, because nobody has read them yet.
 */
export async function eraseExpired(
  dependencies: EraseDependencies,
  clock: Clock,
  days: number,
): Promise<EraseResult> {
  const { store, mailFolder } = dependencies;
  const now = clock.now();
  const erased = { leads: 0, deliveries: 0, files: 0 };
  if (now - (await steadySince(store, clock)) < steadyFor) return erased;
  const before = now - days * dayLength;
  for (let last = ""; ; ) {
    // By id, since ids sort by arrival; a search by time would read every lead.
    const oldest = await store
      .selectFrom("lead")
      .select(["id", "created_at", "state", "digest_id", "verdict"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(portion)
      .execute();
    const expired = oldest.filter(({ created_at }) => created_at < before);
    if (expired.length === 0) break;
    last = oldest.at(-1)?.id ?? "";
    const waiting = await waitingOf(
      store,
      expired.map(({ id }) => id),
    );
    const isRead = ({ id, state, digest_id, verdict }: (typeof expired)[number]) =>
      !waiting.has(id) && (state !== "quarantined" || digest_id !== null || verdict !== null);
    const { leads, deliveries, files } = await eraseLeads(
      dependencies,
      expired.filter(isRead).map(({ id }) => id),
    );
    erased.leads += leads;
    erased.deliveries += deliveries;
    erased.files += files;
  }
  const standingAlone = await store
    .selectFrom("delivery")
    .select(["id", "message_id"])
    .where("lead_id", "is", null)
    .where("state", "<>", "pending")
    .where("created_at", "<", before)
    .execute();
  for (const { id, message_id } of standingAlone) {
    erased.files += await removeMailFiles(mailFolder, message_id);
    await store.deleteFrom("delivery").where("id", "=", id).execute();
    erased.deliveries += 1;
  }
  if (erased.leads + erased.deliveries > 0) await truncateLog(store);
  return erased;
}

/** Ids of those leads that still have pending deliveries. */
async function waitingOf(store: Store, leads: readonly string[]): Promise<Set<string | null>> {
  const deliveries = await store
    .selectFrom("delivery")
    .select("lead_id")
    .where("lead_id", "in", leads)
    .where("state", "=", "pending")
    .execute();
  return new Set(deliveries.map(({ lead_id }) => lead_id));
}
