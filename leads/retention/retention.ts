import { day } from "#contract/formats/milliseconds.ts";
import { type Clock, dayOf } from "#leads/clock.ts";
import {
  type EraseDependencies,
  eraseLeads,
  removeMailFiles,
  truncateLog,
} from "#leads/retention/erase-leads.ts";
import type { Store } from "#leads/store/tables.ts";

interface EraseResult {
  leads: number;
  /** Those that are due too, but were one too many. */
  putOff: number;
}

/** Most of all leads that are erased a day unless somebody asks for more, as a wrong clock would erase them all. */
const dailyShare = 0.1;

/**
 * Creates the job that erases, once a day, what is older than the retention period, the oldest first.
 * @param warn is called with what an owner should look at: a share of a day that was too small, a clock that is behind
 * the one by which leads were last erased.
 */
export function createRetention(
  dependencies: EraseDependencies,
  clock: Clock,
  days: number,
  warn: (details: { leads?: number; last?: string }, message: string) => void,
): () => Promise<EraseResult | null> {
  const { store } = dependencies;
  return async () => {
    const now = clock.now();
    const today = dayOf(now);
    if (!(await isFirstOf(today, store))) {
      const last = await lastDay(store);
      if (last > today)
        warn({ last }, "nothing is erased until the day of the last erasure: is the clock right?");
      return null;
    }
    const { count } = await store
      .selectFrom("lead")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    const erased = await eraseExpired(dependencies, now - days * day, count * dailyShare);
    if (erased.putOff > 0)
      warn({ leads: erased.putOff }, "due for erasure, but more than a tenth of all: is the clock right?");
    return erased;
  };
}

/** Whether no server of the store has erased yet on this day, or a later one: a clock that goes back erases nothing. */
async function isFirstOf(day: string, store: Store): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("retention")
    .values({ id: 1, day })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ day }).where("retention.day", "<", day))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

async function lastDay(store: Store): Promise<string> {
  return (await store.selectFrom("retention").select("day").executeTakeFirst())?.day ?? "";
}

/** Lets servers erase from today on, by their own clock, after a clock that was ahead. */
export async function forgetLastDay(store: Store): Promise<void> {
  await store.deleteFrom("retention").execute();
}

/**
 * Erases leads that came before a moment with their deliveries, and old mails that list several leads. A lead with
 * pending deliveries stays until they are made or given up, and a quarantined one until a daily mail has listed it,
 * because nobody has read them yet.
 * @param most leads to erase, at least one.
 */
export async function eraseExpired(
  dependencies: EraseDependencies,
  before: number,
  most = Number.POSITIVE_INFINITY,
): Promise<EraseResult> {
  const { store, mailFolder } = dependencies;
  const due = await store
    .selectFrom("lead")
    .select("id")
    .where("created_at", "<", before)
    .where(({ or, eb }) =>
      or([eb("state", "=", "accepted"), eb("daily_id", "is not", null), eb("verdict", "is not", null)]),
    )
    // Not by `exists`: SQLite would go through all that is pending for each lead.
    .where("id", "not in", ({ selectFrom }) =>
      selectFrom("delivery")
        .select("lead_id")
        .where("state", "=", "pending")
        .where("lead_id", "is not", null),
    )
    .orderBy("created_at")
    .execute();
  const ids = due.map(({ id }) => id).slice(0, Math.max(1, most));
  const leads = await eraseLeads(dependencies, ids);
  const standingAlone = await store
    .selectFrom("delivery")
    .select(["id", "message_id"])
    .where("lead_id", "is", null)
    .where("state", "<>", "pending")
    .where("created_at", "<", before)
    .execute();
  for (const { id, message_id } of standingAlone) {
    await removeMailFiles(mailFolder, message_id);
    await store.deleteFrom("delivery").where("id", "=", id).execute();
  }
  if (leads + standingAlone.length > 0) await truncateLog(store);
  return { leads, putOff: due.length - ids.length };
}
