import { type Clock, dayLength } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";

/** For metrics: deliveries by kind and state, without zeros, and the age of the oldest pending one. */
export type OutboxFigures = Awaited<ReturnType<typeof readOutboxFigures>>;

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

export async function readOutboxFigures(store: Store, clock: Clock) {
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
