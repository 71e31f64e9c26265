import { setTimeout as wait } from "node:timers/promises";
import { hour } from "#contract/formats/milliseconds.ts";
import { smtpTransport } from "#leads/mail/transport.ts";
import { type OutboxDependencies, startOutbox } from "#leads/outbox/outbox.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import type { Store } from "#leads/store/tables.ts";
import { mailSettings } from "#tests/support/sample-lead.ts";

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
      .where("gathered_id", "is", null)
      .where("next_attempt_at", "<=", clock.now())
      .execute();
  try {
    while ((await due()).length > 0) await wait(5);
  } finally {
    await outbox.stop(60_000);
  }
}

/** Sends everything that is still pending, as a server would once the claims of killed servers have expired. */
export async function sendPendingDeliveries(store: Store, smtpUrl: string): Promise<void> {
  const sendMail = smtpTransport(smtpUrl);
  for (let later = hour; later < 12 * hour; later += hour) {
    const clock = { now: () => Date.now() + later };
    const deliver = createDeliver({ store, clock, sendMail, mails: mailSettings, webhook: null });
    const dependencies = { store, clock, deliver };
    await Promise.all(Array.from({ length: 8 }, () => sendDueDeliveries(dependencies)));
    const left = await store.selectFrom("delivery").select("id").where("state", "=", "pending").execute();
    if (left.length === 0) return;
    await wait(10);
  }
  throw new Error("mails are left");
}
