import { type Clock, dayLength } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";

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

/** Counts what failed for good, but receipts: whether somebody's address exists is nobody else's business. */
export async function countFailedDeliveries(store: Store): Promise<number> {
  const { count } = await store
    .selectFrom("delivery")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("state", "=", "dead")
    .where("kind", "<>", "acknowledgement")
    .executeTakeFirstOrThrow();
  return Number(count);
}
