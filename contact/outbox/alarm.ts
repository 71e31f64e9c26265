import type { ExpressionBuilder } from "kysely";
import type { Clock } from "#contact/clock.ts";
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
const minInterval = 3_600_000;
const lateAfter = 3_600_000;

/** Queues an alarm that sums up what is dead or late and not reported yet; at most one an hour, by all servers. */
export async function raiseAlarm(store: Store, clock: Clock, address: AlarmAddress): Promise<boolean> {
  const now = clock.now();
  if (!(await hasUnreported(store, now))) return false;
  return store.transaction().execute(async (transaction) => {
    const recent = await transaction
      .selectFrom("delivery")
      .select("id")
      .where("kind", "=", "alarm")
      .where("created_at", ">", now - minInterval)
      // A later time means the clock was set back, which must not silence alarms for long.
      .where("created_at", "<=", now + minInterval)
      .executeTakeFirst();
    if (recent) return false;
    // One id per hour: if two servers get here at once, the database lets one through.
    const id = `alarm-${Math.floor(now / minInterval)}`;
    if (!(await queueOnce(transaction, { ...address, kind: "alarm", leadId: null, now, id }))) return false;
    const reported = await transaction
      .updateTable("delivery")
      .set({ alarm_id: id })
      .where(isUnreported(now))
      .returning(["kind", "state"])
      .execute();
    const count = (state: DeliveryState) => {
      const counts: Partial<Record<DeliveryKind, number>> = {};
      for (const { kind } of reported.filter((row) => row.state === state))
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

/** Dead or late, not reported yet, and not itself an alarm. */
function isUnreported(now: number) {
  return ({ and, or, eb }: ExpressionBuilder<Tables, "delivery">) =>
    and([
      eb("alarm_id", "is", null),
      eb("kind", "<>", "alarm"),
      or([
        eb("state", "=", "dead"),
        and([eb("state", "=", "pending"), eb("created_at", "<", now - lateAfter), eb("attempts", ">", 0)]),
      ]),
    ]);
}

async function hasUnreported(store: Store, now: number): Promise<boolean> {
  // Two queries, because each has its own index.
  const dead = store.selectFrom("delivery").select("id").where("state", "=", "dead");
  const late = store
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", "pending")
    .where("created_at", "<", now - lateAfter);
  for (const query of [dead, late]) {
    if (await query.where(isUnreported(now)).limit(1).executeTakeFirst()) return true;
  }
  return false;
}
