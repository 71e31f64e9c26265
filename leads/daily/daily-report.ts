import { isOpen, localTime, timestampAt } from "#contract/formats/business-hours.ts";
import { day } from "#contract/formats/milliseconds.ts";
import { site } from "#data/contract/facts/site.ts";
import type { Clock } from "#leads/clock.ts";
import { type ClaimedDelivery, withLeads } from "#leads/outbox/claims.ts";
import { firstDailyId } from "#leads/outbox/reroute-delivery.ts";
import { queueOnce } from "#leads/store/delivery-row.ts";
import type { DeliveryTable, LeadTable, Store } from "#leads/store/tables.ts";

/** Most leads that one part of the mail lists, so that mail programs show all of it; the heading counts the rest. */
export const mostListed = 25;

/** Unanswered leads are listed each working day until they are this old, in milliseconds; the desk has them all. */
const remindedFor = 14 * day;

/** What the mail of a day says, as of now. */
export interface DailyReport {
  /** Received before that day and not answered: all of them counted, the oldest listed. */
  unanswered: { count: number; leads: LeadTable[] };
  /** In quarantine and judged by nobody, the most promising first. */
  suspects: LeadTable[];
  /** Deliveries given up for good, with their leads. */
  undelivered: ClaimedDelivery[];
}

/**
 * Queues the mail of a working day, once the agency is open and there is something to say. Safe to call at any time and
 * from several servers: each mailbox gets one, and all of them name the first. Suspects and failures are marked as told,
 * because a clock set back would hide some from a selection by time.
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
    .limit(mostListed)
    .execute();
  const failures = await store
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", "dead")
    .where("daily_id", "is", null)
    .where("kind", "not in", ["daily", "gathered"])
    .orderBy("created_at")
    .limit(mostListed)
    .execute();
  const waiting = await unanswered(store, now).select("id").limit(1).execute();
  if (suspects.length + failures.length + waiting.length === 0) return false;
  return store.transaction().execute(async (transaction) => {
    const daily = { kind: "daily", leadId: null, now } as const;
    const [first = "", ...rest] = mailboxes;
    if (!(await queueOnce(transaction, { ...daily, recipient: first, id }))) return false;
    for (const recipient of rest) await queueOnce(transaction, { ...daily, recipient, dailyId: id });
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

/** Reads what a mail is to say; null if everything has been dealt with or erased since it was queued. */
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
    .limit(mostListed)
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

/** Accepted leads of the last days but today's, which nobody has answered or asked to erase. */
function unanswered(store: Store, now: number) {
  const { timeZone } = site.hours;
  const today = timestampAt(localTime(now, timeZone).day, "00:00", timeZone);
  return store
    .selectFrom("lead")
    .where("state", "=", "accepted")
    .where("answered_at", "is", null)
    .where("erase_at", "is", null)
    .where("created_at", ">", today - remindedFor)
    .where("created_at", "<", today);
}
