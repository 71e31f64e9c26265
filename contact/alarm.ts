import type { Clock } from "#contact/clock.ts";
import { deliveryRow } from "#contact/store/delivery-row.ts";
import type { DeliveryKind, Store } from "#contact/store/tables.ts";

/** Whom alarms go to. */
export interface AlarmAddress {
  readonly recipient: string;
  /** Host in the delivery's Message-ID. */
  readonly mailHost: string;
}

/** What an alarm says: how many deliveries of each kind were given up since the last one. */
export type Deaths = Readonly<Partial<Record<DeliveryKind, number>>>;

/** Shortest time between two alarms, in milliseconds. */
const quiet = 3_600_000;

/**
 * Puts a delivery into the outbox that sums up which deliveries were given up and not yet told of; at most one an
 * hour, whatever number of servers asks. Alarms that were given up themselves are told of by nobody.
 * @returns whether there is a new alarm to send.
 */
export async function raiseAlarm(store: Store, clock: Clock, address: AlarmAddress): Promise<boolean> {
  const untold = await store
    .selectFrom("delivery")
    .select("id")
    .where("state", "=", "dead")
    .where("alarm_id", "is", null)
    .where("kind", "<>", "alarm")
    .limit(1)
    .executeTakeFirst();
  if (!untold) return false;
  const now = clock.now();
  return store.transaction().execute(async (transaction) => {
    const recent = await transaction
      .selectFrom("delivery")
      .select("id")
      .where("kind", "=", "alarm")
      .where("created_at", ">", now - quiet)
      // Later than now means that the clock was put back; that must not silence alarms for long.
      .where("created_at", "<=", now + quiet)
      .executeTakeFirst();
    if (recent) return false;
    // One id an hour: of two servers that come here at once, the database lets one through.
    const id = `alarm-${Math.floor(now / quiet)}`;
    const alarm = deliveryRow({ ...address, kind: "alarm", leadId: null, now, id });
    const added = await transaction
      .insertInto("delivery")
      .values(alarm)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return false;
    const told = await transaction
      .updateTable("delivery")
      .set({ alarm_id: id })
      .where("state", "=", "dead")
      .where("alarm_id", "is", null)
      .where("kind", "<>", "alarm")
      .returning("kind")
      .execute();
    const deaths: Partial<Record<DeliveryKind, number>> = {};
    for (const { kind } of told) deaths[kind] = (deaths[kind] ?? 0) + 1;
    await transaction
      .updateTable("delivery")
      .set({ payload: JSON.stringify(deaths) })
      .where("id", "=", id)
      .execute();
    return true;
  });
}
