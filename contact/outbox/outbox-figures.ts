import { type Clock, dayLength } from "#contact/clock.ts";
import type { DeliveryKind, DeliveryState, Store } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";

export interface OutboxFigures {
  /** Number of deliveries by kind and state; zero counts are left out. */
  deliveries: {
    kind: DeliveryKind;
    state: DeliveryState;
    count: number;
  }[];
  oldestPendingSeconds: number;
  /** Leads of the last day, without suspicion, whose senders got no receipt because of its limits. */
  withoutReceipt: number;
}

/** Counts leads of the last day, without suspicion, whose senders got no receipt because of its limits. */
export async function countWithoutReceipt(store: Store, clock: Clock): Promise<number> {
  if (!site.features.acknowledgement) return 0;
  const { count } = await store
    .selectFrom("lead")
    .leftJoin("delivery", (join) =>
      join.onRef("delivery.lead_id", "=", "lead.id").on("delivery.kind", "=", "acknowledgement"),
    )
    .select(({ fn }) => fn.countAll().as("count"))
    .where("lead.state", "=", "accepted")
    .where("lead.signals", "is", null)
    .where("lead.created_at", ">", clock.now() - dayLength)
    .where("delivery.id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readOutboxFigures(store: Store, clock: Clock): Promise<OutboxFigures> {
  const rows = await store
    .selectFrom("delivery")
    .select(({ fn }) => ["kind", "state", fn.countAll().as("count")])
    .groupBy(["kind", "state"])
    .orderBy("kind")
    .orderBy("state")
    .execute();
  const oldest = await store
    .selectFrom("delivery")
    .select(({ fn }) => fn.min("created_at").as("at"))
    .where("state", "=", "pending")
    .executeTakeFirst();
  const since = oldest?.at ?? null;
  return {
    deliveries: rows.map((row) => ({ ...row, count: Number(row.count) })),
    oldestPendingSeconds: since === null ? 0 : Math.max(0, Math.round((clock.now() - Number(since)) / 1000)),
    withoutReceipt: await countWithoutReceipt(store, clock),
  };
}
