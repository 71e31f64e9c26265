import type { ExpressionBuilder } from "kysely";
import type { Clock } from "#contact/clock.ts";
import { type ClaimedDelivery, withLeads } from "#contact/store/claims.ts";
import { queueOnce } from "#contact/store/delivery-row.ts";
import type { DeliveryKind, DeliveryState, Store, Tables } from "#contact/store/tables.ts";

export interface AlarmAddress {
  /** Null for the agency's own mailboxes. */
  recipient: string | null;
  mailHost: string;
}

export type DeliveryCounts = Partial<Record<DeliveryKind, number>>;

/** What an alarm reports: deliveries given up since the last one, and those pending for more than an hour. */
export interface AlarmCounts {
  dead: DeliveryCounts;
  late: DeliveryCounts;
}

/** Minimum time between two alarms, and the age from which a delivery is late, in milliseconds. */
const quiet = 3_600_000;
const lateAfter = 3_600_000;

/** Queues an alarm that sums up what is dead or late and not told yet; at most one an hour, by all servers. */
export async function raiseAlarm(store: Store, clock: Clock, address: AlarmAddress): Promise<boolean> {
  const now = clock.now();
  if (!(await isUntold(store, now))) return false;
  return store.transaction().execute(async (transaction) => {
    const recent = await transaction
      .selectFrom("delivery")
      .select("id")
      .where("kind", "=", "alarm")
      .where("created_at", ">", now - quiet)
      // A later time means the clock was set back, which must not silence alarms for long.
      .where("created_at", "<=", now + quiet)
      .executeTakeFirst();
    if (recent) return false;
    // One id per hour: if two servers get here at once, the database lets one through.
    const id = `alarm-${Math.floor(now / quiet)}`;
    if (!(await queueOnce(transaction, { ...address, kind: "alarm", leadId: null, now, id }))) return false;
    const told = await transaction
      .updateTable("delivery")
      .set({ alarm_id: id })
      .where(untold(now))
      .returning(["kind", "state"])
      .execute();
    const count = (state: DeliveryState) => {
      const counts: Partial<Record<DeliveryKind, number>> = {};
      for (const { kind } of told.filter((row) => row.state === state))
        counts[kind] = (counts[kind] ?? 0) + 1;
      return counts;
    };
    const counts: AlarmCounts = { dead: count("dead"), late: count("pending") };
    await transaction
      .updateTable("delivery")
      .set({ payload: JSON.stringify(counts) })
      .where("id", "=", id)
      .execute();
    return true;
  });
}

/** Dead or late, and not reported by an alarm yet. */
function untold(now: number) {
  return (builder: ExpressionBuilder<Tables, "delivery">) =>
    builder.and([builder("alarm_id", "is", null), isUndelivered(now)(builder)]);
}

/** Dead or late, and not itself an alarm. */
export function isUndelivered(now: number) {
  return ({ and, or, eb }: ExpressionBuilder<Tables, "delivery">) =>
    and([
      eb("kind", "<>", "alarm"),
      or([
        eb("state", "=", "dead"),
        and([eb("state", "=", "pending"), eb("created_at", "<", now - lateAfter), eb("attempts", ">", 0)]),
      ]),
    ]);
}

async function isUntold(store: Store, now: number): Promise<boolean> {
  // Two queries, because each has its own index.
  const dead = store.selectFrom("delivery").select("id").where("state", "=", "dead");
  const late = store
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", "pending")
    .where("created_at", "<", now - lateAfter);
  for (const query of [dead, late]) {
    if (await query.where(untold(now)).limit(1).executeTakeFirst()) return true;
  }
  return false;
}

/** Dead or late deliveries that belong to a lead, those to the agency first; as many as a digest lists. */
export async function undelivered(store: Store, clock: Clock): Promise<ClaimedDelivery[]> {
  const deliveries = await store
    .selectFrom("delivery")
    .selectAll()
    .where(isUndelivered(clock.now()))
    .where("lead_id", "is not", null)
    .orderBy(({ eb }) => eb.case().when("kind", "=", "agency").then(0).else(1).end())
    .orderBy("created_at")
    .limit(50)
    .execute();
  return withLeads(store, deliveries);
}
