import type { Clock } from "#contact/clock.ts";
import type { DeliveryState, Store } from "#contact/store/tables.ts";

/** How the outbox stands. */
export interface OutboxFigures {
  readonly deliveries: Readonly<Record<DeliveryState, number>>;
  readonly oldestPendingSeconds: number;
}

/** Deliveries by state, and for how long the oldest one waits. */
export async function readOutboxFigures(store: Store, clock: Clock): Promise<OutboxFigures> {
  const rows = await store
    .selectFrom("delivery")
    .select(({ fn }) => ["state", fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  const oldest = await store
    .selectFrom("delivery")
    .select(({ fn }) => fn.min("created_at").as("at"))
    .where("state", "=", "pending")
    .executeTakeFirst();
  const countOf = (state: DeliveryState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const since = oldest?.at ?? null;
  return {
    deliveries: { pending: countOf("pending"), sent: countOf("sent"), dead: countOf("dead") },
    oldestPendingSeconds: since === null ? 0 : Math.max(0, Math.round((clock.now() - Number(since)) / 1000)),
  };
}
