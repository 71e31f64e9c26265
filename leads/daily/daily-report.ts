import { isOpen, localTime, timestampAt } from "#contract/formats/business-hours.ts";
import { day } from "#contract/formats/milliseconds.ts";
import { site } from "#data/contract/facts/site.ts";
import type { Clock } from "#leads/clock.ts";
import { type ClaimedDelivery, withLeads } from "#leads/outbox/claims.ts";
import { firstDailyId } from "#leads/outbox/reroute-delivery.ts";
import { queueOnce } from "#leads/store/delivery-row.ts";
import { type DeliveryTable, digestKind, type LeadTable, type Store } from "#leads/store/tables.ts";

/**
 * Maximum number of leads in each section of the mail, so that mail programs show all of it. The headings count all
 * leads.
 */
export const maxListed = 25;

/**
 * Unanswered leads are listed each working day until they are this old, in milliseconds; the desk lists all of them.
 */
const reminderPeriod = 14 * day;

/** The content of a daily mail. */
export interface DailyReport {
  /** Leads accepted before that day and not answered: the number of all, and the oldest. */
  unanswered: { count: number; leads: LeadTable[] };
  /** Quarantined leads without a verdict, those with the highest score first. */
  suspects: LeadTable[];
  /** Deliveries that were given up, with their leads. */
  undelivered: ClaimedDelivery[];
}

/**
 * Queues the daily mail once the agency is open on a working day and there is something to report. It may be called at
 * any time and by several servers: each mailbox gets one mail a day. All mails of a day share one report under the id
 * of the first mail. The suspects and failures in the report are marked with that id, because selecting them by time
 * would miss some after the clock is set back.
 */
export async function queueDailyReport(store: Store, clock: Clock, mailboxes: string[]): Promise<boolean> {
  const now = clock.now();
  if (!isOpen(now, site.hours)) return false;
  const { day } = localTime(now, site.hours.timeZone);
  const id = `daily-${day}`;
  const suspects = await store
    .selectFrom("lead")
    .select("id")
    .where("state", "=", "quarantined")
    .where("daily_id", "is", null)
    .where("verdict", "is", null)
    .orderBy("score", "desc")
    .orderBy("id")
    .limit(maxListed)
    .execute();
  const failures = await store
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", "dead")
    .where("daily_id", "is", null)
    .where("kind", "not in", ["daily", digestKind])
    .orderBy("created_at")
    .limit(maxListed)
    .execute();
  const unansweredIds = await unanswered(store, now).select("id").limit(1).execute();
  if (suspects.length + failures.length + unansweredIds.length === 0) return false;
  return store.transaction().execute(async (transaction) => {
    const dailyMail = { kind: "daily", leadId: null, now } as const;
    const [firstMailbox = "", ...otherMailboxes] = mailboxes;
    if (!(await queueOnce(transaction, { ...dailyMail, recipient: firstMailbox, id }))) return false;
    for (const recipient of otherMailboxes)
      await queueOnce(transaction, { ...dailyMail, recipient, dailyId: id });
    // PostgreSQL rejects an empty list.
    const ids = (rows: { id: string }[]) => ["", ...rows.map((row) => row.id)];
    await transaction.updateTable("lead").set({ daily_id: id }).where("id", "in", ids(suspects)).execute();
    await transaction
      .updateTable("delivery")
      .set({ daily_id: id })
      .where("id", "in", ids(failures))
      .execute();
    return true;
  });
}

/** Reads the report of a queued mail; null if everything in it has been dealt with or erased since. */
export async function readDailyReport(
  store: Store,
  { created_at, ...delivery }: Pick<DeliveryTable, "id" | "daily_id" | "created_at">,
): Promise<DailyReport | null> {
  const id = firstDailyId(delivery);
  const { count } = await unanswered(store, created_at)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const leads = await unanswered(store, created_at)
    .selectAll()
    .orderBy("created_at")
    .limit(maxListed)
    .execute();
  const suspects = await store
    .selectFrom("lead")
    .selectAll()
    .where("daily_id", "=", id)
    .where("state", "=", "quarantined")
    .where("verdict", "is", null)
    .where("erase_at", "is", null)
    .orderBy("score", "desc")
    .orderBy("id")
    .execute();
  const failures = await store
    .selectFrom("delivery")
    .selectAll()
    .where("state", "=", "dead")
    .where("daily_id", "=", id)
    .orderBy("created_at")
    .execute();
  if (leads.length + suspects.length + failures.length === 0) return null;
  return {
    unanswered: { count, leads },
    suspects,
    undelivered: await withLeads(store, failures),
  };
}

/**
 * Selects accepted leads from the reminder period, except today's, that are neither answered nor about to be erased.
 */
function unanswered(store: Store, now: number) {
  const { timeZone } = site.hours;
  const today = timestampAt(localTime(now, timeZone).day, "00:00", timeZone);
  return store
    .selectFrom("lead")
    .where("state", "=", "accepted")
    .where("answered_at", "is", null)
    .where("erase_at", "is", null)
    .where("created_at", ">", today - reminderPeriod)
    .where("created_at", "<", today);
}
