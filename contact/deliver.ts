import type { Clock } from "#contact/clock.ts";
import { readDailyReport } from "#contact/daily/daily-report.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { SendMail } from "#contact/mail/transport.ts";
import { PermanentFailure } from "#contact/outbox/failures.ts";
import type { Deliver } from "#contact/outbox/outbox.ts";
import type { Store } from "#contact/store/tables.ts";
import { callWebhook } from "#contact/webhook/webhook.ts";

export interface DeliverDependencies {
  store: Store;
  clock: Clock;
  sendMail: SendMail;
  mails: MailSettings;
  webhook: { url: string; secret: string } | null;
}

/** Makes a delivery from the outbox: calls the webhook, or composes the mail and sends it. */
export function createDeliver({ store, clock, sendMail, mails, webhook }: DeliverDependencies): Deliver {
  return async ({ delivery, lead }) => {
    if (delivery.kind === "webhook") {
      if (!webhook || !lead) throw new PermanentFailure("no webhook is configured any more");
      return callWebhook({ ...webhook, clock }, delivery, lead);
    }
    const report = delivery.kind === "daily" ? await readDailyReport(store, delivery) : null;
    // Everything it would report has been dealt with or erased in the meantime.
    if (delivery.kind === "daily" && !report) return;
    // Imported with the first delivery, because loading it would dominate start-up time.
    const { composeMail } = await import("#contact/mail/compose.tsx");
    await sendMail(composeMail({ delivery, lead, report }, mails));
  };
}
