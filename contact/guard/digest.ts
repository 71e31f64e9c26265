import { isOpen, localTime } from "#contact/business-hours.ts";
import { type Clock, dayLength } from "#contact/clock.ts";
import { queueOnce } from "#contact/store/delivery-row.ts";
import type { DeliveryTable, LeadTable, Store } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";

/** Suspects per digest, so that mail programs show all of it; a flood fills several. */
const maxSuspects = 25;

/**
 * Queues a digest if there are suspects that no digest has listed yet: at most one an hour while the agency
 * is open, and one between closing and the next opening. Safe to call at any time and from several servers.
 * Listed suspects are marked rather than selected by arrival time, because a clock set back would hide some
 * from the owner.
 */
export async function queueDigest(store: Store, clock: Clock, mailHost: string): Promise<boolean> {
  const now = clock.now();
  const id = `digest-${slotOf(now)}`;
  const unlisted = await store
    .selectFrom("lead")
    .select("id")
    .where("state", "=", "quarantined")
    .where("digest_id", "is", null)
    .where("verdict", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (!unlisted) return false;
  return store.transaction().execute(async (transaction) => {
    if (!(await queueOnce(transaction, { kind: "digest", leadId: null, mailHost, now, id }))) return false;
    const suspects = await transaction
      .selectFrom("lead")
      .select("id")
      .where("state", "=", "quarantined")
      .where("digest_id", "is", null)
      .where("verdict", "is", null)
      .orderBy("score", "desc")
      .orderBy("id")
      .limit(maxSuspects)
      .execute();
    await transaction
      .updateTable("lead")
      .set({ digest_id: id })
      .where(
        "id",
        "in",
        suspects.map((lead) => lead.id),
      )
      .execute();
    return true;
  });
}

/** The slot that gets one digest: an hour of business, or the closed time after a day's opening hours. */
function slotOf(now: number): string {
  const { day, time } = localTime(now, site.hours);
  if (isOpen(now, site.hours)) return `${day}T${time.slice(0, 2)}`;
  return time >= site.hours.opens ? day : localTime(now - dayLength, site.hours).day;
}

/** Suspects listed in a digest that nobody has dealt with since it was queued, highest score first. */
export async function suspectsOf(store: Store, { id }: Pick<DeliveryTable, "id">): Promise<LeadTable[]> {
  return store
    .selectFrom("lead")
    .selectAll()
    .where("state", "=", "quarantined")
    .where("digest_id", "=", id)
    .where("verdict", "is", null)
    .where("erase_at", "is", null)
    .orderBy("score", "desc")
    .orderBy("id")
    .execute();
}
