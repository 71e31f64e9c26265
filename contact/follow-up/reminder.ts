import { isOpen, localTime, replyDueAt } from "#contact/business-hours.ts";
import { type Clock, dayLength } from "#contact/clock.ts";
import { queueOnce } from "#contact/store/delivery-row.ts";
import type { DeliveryTable, LeadTable, Store } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";

/** Leads that one reminder lists. */
const maxLeads = 50;

/** Older leads (in milliseconds) are not reminded of for the first time, and none older than the desk's. */
const oldest = { first: 14 * dayLength, again: 90 * dayLength } as const;

/** Time between two reminders of one lead, in milliseconds. */
const pause = 7 * dayLength;

/** Queues a reminder of what is overdue and unanswered: each lead weekly, at most one an hour, in hours. */
export async function queueReminder(store: Store, clock: Clock, mailHost: string): Promise<boolean> {
  const now = clock.now();
  if (!isOpen(now, site.hours)) return false;
  const waiting = await store
    .selectFrom("lead")
    .select(["id", "created_at"])
    .where("state", "=", "accepted")
    .where("answered_at", "is", null)
    .where("erase_at", "is", null)
    .where(({ or, and, eb }) =>
      or([
        and([eb("reminder_id", "is", null), eb("created_at", ">", now - oldest.first)]),
        // Their ids sort by time.
        and([eb("reminder_id", "<=", idOf(now - pause)), eb("created_at", ">", now - oldest.again)]),
      ]),
    )
    // A reply is never due sooner than this, allowing for daylight saving.
    .where("created_at", "<=", now - dayLength + 3_600_000)
    .orderBy("created_at")
    .execute();
  const late = waiting
    .filter(({ created_at }) => replyDueAt(created_at, site.hours) <= now)
    .slice(0, maxLeads);
  if (late.length === 0) return false;
  const id = idOf(now);
  return store.transaction().execute(async (transaction) => {
    if (!(await queueOnce(transaction, { kind: "reminder", leadId: null, mailHost, now, id }))) return false;
    const ids = late.map((lead) => lead.id);
    await transaction.updateTable("lead").set({ reminder_id: id }).where("id", "in", ids).execute();
    return true;
  });
}

function idOf(moment: number): string {
  const { day, time } = localTime(moment, site.hours);
  return `reminder-${day}T${time.slice(0, 2)}`;
}

export async function unansweredLeadsOf(
  store: Store,
  { id }: Pick<DeliveryTable, "id">,
): Promise<LeadTable[]> {
  return store
    .selectFrom("lead")
    .selectAll()
    .where("reminder_id", "=", id)
    .where("state", "=", "accepted")
    .where("answered_at", "is", null)
    .where("erase_at", "is", null)
    .orderBy("created_at")
    .execute();
}
