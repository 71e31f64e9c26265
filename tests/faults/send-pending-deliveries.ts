import { setTimeout as wait } from "node:timers/promises";
import { smtpTransport } from "#leads/mail/transport.ts";
import { composeMail } from "#leads/outbox/deliver.ts";
import type { Store } from "#leads/store/tables.ts";
import { mailSettings } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

/** Sends everything that is still pending, as a server would once the claims of killed servers have expired. */
export async function sendPendingDeliveries(store: Store, smtpUrl: string): Promise<void> {
  const send = smtpTransport(smtpUrl);
  const hour = 3_600_000;
  for (let later = hour; later < 12 * hour; later += hour) {
    const dependencies = {
      store,
      clock: { now: () => Date.now() + later },
      deliver: async (claimed: Parameters<typeof composeMail>[0]) => send(composeMail(claimed, mailSettings)),
    };
    await Promise.all(Array.from({ length: 8 }, () => sendDueDeliveries(dependencies)));
    const left = await store.selectFrom("delivery").select("id").where("state", "=", "pending").execute();
    if (left.length === 0) return;
    await wait(10);
  }
  throw new Error("mails are left");
}
