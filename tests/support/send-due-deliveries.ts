import { setTimeout as wait } from "node:timers/promises";
import { type OutboxDependencies, startOutbox } from "#leads/outbox/outbox.ts";

/** Runs an outbox until no delivery is due any more, and what it has begun is over. */
export async function sendDueDeliveries(
  dependencies: Omit<OutboxDependencies, "log"> & Partial<OutboxDependencies>,
): Promise<void> {
  const { store, clock } = dependencies;
  const outbox = startOutbox({ log: { info() {}, error() {} }, ...dependencies });
  const due = () =>
    store
      .selectFrom("delivery")
      .select("id")
      .where("state", "=", "pending")
      .where("next_attempt_at", "<=", clock.now())
      .execute();
  try {
    while ((await due()).length > 0) await wait(5);
  } finally {
    await outbox.stop(60_000);
  }
}
