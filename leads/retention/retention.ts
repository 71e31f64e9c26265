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
  /** Number of leads that are due, too, but exceed the daily limit. */
  postponed: number;
}

/** Share of all leads that may be erased in a day without a command, because a wrong clock would erase them all. */
const maxDailyShare = 0.1;

/**
 * Creates the job that erases once a day what is older than the retention period, oldest first. What failed is erased on
 * the next day: on the same one, a failure after a part could lead to more than a day may erase.
 * @param warn reports what the owner should check: more leads were due than may be erased in a day, or the clock is
 * behind the day of the last erasure.
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
    if (!(await beginDay(today, store))) {
      const last = await lastDay(store);
      if (last > today)
        warn({ last }, "nothing is erased until the day of the last erasure: is the clock right?");
      return null;
    }
    const { count } = await store
      .selectFrom("lead")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    const result = await eraseExpired(dependencies, now - days * day, count * maxDailyShare);
    if (result.postponed > 0)
      warn({ leads: result.postponed }, "due for erasure, but more than a tenth of all: is the clock right?");
    return result;
  };
}

/** Records a day of erasure. Resolves to false if a server has already erased leads on this day or a later one. */
async function beginDay(day: string, store: Store): Promise<boolean> {
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

/** Forgets the day of the last erasure, so that servers erase again although a clock was ahead. */
export async function forgetLastDay(store: Store): Promise<void> {
  await store.deleteFrom("retention").execute();
}

/**
 * Erases leads from before a cutoff with their deliveries, and mails from before it that belong to no single lead.
 * Leads that nobody has read stay: those with pending deliveries, and quarantined ones that no daily mail has listed.
 * @param limit number of leads to erase; at least one is.
 */
export async function eraseExpired(
  dependencies: EraseDependencies,
  cutoff: number,
  limit = Number.POSITIVE_INFINITY,
): Promise<EraseResult> {
  const { store, mailFolder } = dependencies;
  const due = await store
    .selectFrom("lead")
    .select("id")
    .where("created_at", "<", cutoff)
    .where(({ or, eb }) =>
      or([eb("state", "=", "accepted"), eb("daily_id", "is not", null), eb("verdict", "is not", null)]),
    )
    // Not by `exists`: SQLite would read all pending deliveries for each lead.
    .where("id", "not in", ({ selectFrom }) =>
      selectFrom("delivery")
        .select("lead_id")
        .where("state", "=", "pending")
        .where("lead_id", "is not", null),
    )
    .orderBy("created_at")
    .execute();
  const ids = due.map(({ id }) => id).slice(0, Math.max(1, limit));
  const leads = await eraseLeads(dependencies, ids);
  const mailsWithoutLead = await store
    .selectFrom("delivery")
    .select(["id", "message_id"])
    .where("lead_id", "is", null)
    .where("state", "<>", "pending")
    .where("created_at", "<", cutoff)
    .execute();
  for (const { id, message_id } of mailsWithoutLead) {
    await removeMailFiles(mailFolder, message_id);
    await store.deleteFrom("delivery").where("id", "=", id).execute();
  }
  if (leads + mailsWithoutLead.length > 0) await truncateLog(store);
  return { leads, postponed: due.length - ids.length };
}
