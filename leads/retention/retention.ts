import { type Clock, dayLength } from "#leads/clock.ts";
import {
  type EraseDependencies,
  type EraseResult,
  eraseLeads,
  removeMailFiles,
  truncateLog,
} from "#leads/retention/erase-leads.ts";
import type { Store } from "#leads/store/tables.ts";

const portion = 1000;

/** How long a lead must have been expired before it is erased, in milliseconds of running. */
const confirmedAfter = dayLength;

/** No lead is older than this program. An earlier date is that of a wrong clock. */
const earliest = Date.UTC(2026, 10, 1);

/**
 * Creates the job that erases what is older than the retention period: leads with their deliveries, and mails
 * that list several leads. It then truncates the database's log if anything was erased.
 *
 * A wrong clock must not lose a lead. A lead is therefore as old as the oldest date that fits its neighbours (it
 * cannot be older than what arrived before it), and is erased only if it was expired whenever the job looked
 * during a day of running. A lead with pending deliveries stays until they are made or given up, and a quarantined
 * one until a daily mail has listed it, because nobody has read them yet.
 *
 * @param running measures running time in milliseconds and does not depend on the clock.
 */
export function createRetention(
  dependencies: EraseDependencies,
  clock: Clock,
  days: number,
  running: () => number = () => performance.now(),
): () => Promise<EraseResult> {
  let counted = 0;
  return async () => {
    const now = running();
    const uptime = await addUptime(dependencies.store, now - counted);
    counted = now;
    return eraseExpired(dependencies, clock.now(), days, uptime);
  };
}

/** Adds to the running time of all servers of the store, and returns it. */
async function addUptime(store: Store, milliseconds: number): Promise<number> {
  const added = Math.round(milliseconds);
  const { uptime } = await store
    .insertInto("retention")
    .values({ id: 1, uptime: added })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ eb }) => ({ uptime: eb("retention.uptime", "+", added) })),
    )
    .returning("uptime")
    .executeTakeFirstOrThrow();
  return uptime;
}

async function eraseExpired(
  dependencies: EraseDependencies,
  now: number,
  days: number,
  uptime: number,
): Promise<EraseResult> {
  const { store, mailFolder } = dependencies;
  const erased = { leads: 0, deliveries: 0, files: 0 };
  const before = now - days * dayLength;
  // Seen as expired under another clock.
  await store
    .updateTable("lead")
    .set({ expired_at_uptime: null })
    .where("expired_at_uptime", "is not", null)
    .where("created_at", ">=", before)
    .execute();
  let date = earliest;
  for (let last = ""; ; ) {
    // By id, since ids sort by arrival.
    const oldest = await store
      .selectFrom("lead")
      .select(["id", "created_at", "state", "daily_id", "verdict", "expired_at_uptime"])
      .where("id", ">", last)
      .orderBy("id")
      .limit(portion)
      .execute();
    const expired = oldest.filter(({ created_at }) => {
      // A date in the future proves nothing.
      if (created_at <= now) date = Math.max(date, created_at);
      return date < before && created_at <= now;
    });
    if (expired.length === 0) break;
    last = oldest.at(-1)?.id ?? "";
    await store
      .updateTable("lead")
      .set({ expired_at_uptime: uptime })
      .where(
        "id",
        "in",
        expired.map(({ id }) => id),
      )
      .where("expired_at_uptime", "is", null)
      .execute();
    const confirmed = expired.filter(
      ({ expired_at_uptime: since }) => since !== null && uptime - since >= confirmedAfter,
    );
    if (confirmed.length === 0) continue;
    const waiting = await waitingOf(
      store,
      confirmed.map(({ id }) => id),
    );
    const isRead = ({ id, state, daily_id, verdict }: (typeof expired)[number]) =>
      !waiting.has(id) && (state !== "quarantined" || daily_id !== null || verdict !== null);
    const { leads, deliveries, files } = await eraseLeads(
      dependencies,
      confirmed.filter(isRead).map(({ id }) => id),
    );
    erased.leads += leads;
    erased.deliveries += deliveries;
    erased.files += files;
  }
  // These need no day of waiting: only their files hold personal data.
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

async function waitingOf(store: Store, leads: string[]): Promise<Set<string | null>> {
  const deliveries = await store
    .selectFrom("delivery")
    .select("lead_id")
    .where("lead_id", "in", leads)
    .where("state", "=", "pending")
    .execute();
  return new Set(deliveries.map(({ lead_id }) => lead_id));
}
