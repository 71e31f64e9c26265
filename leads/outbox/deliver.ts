import { site } from "#contract/facts/site.ts";
import type { Clock } from "#leads/clock.ts";
import { readDailyReport } from "#leads/daily/daily-report.ts";
import { signInUrl } from "#leads/desk/paths.ts";
import { renewLink } from "#leads/desk/sign-in.ts";
import { composeMail } from "#leads/mail/compose.tsx";
import { composeSignIn } from "#leads/mail/compose-sign-in.tsx";
import type { MailSettings } from "#leads/mail/mail-settings.ts";
import type { SendMail } from "#leads/mail/transport.ts";
import { PermanentFailure } from "#leads/outbox/failures.ts";
import type { Deliver } from "#leads/outbox/outbox.ts";
import type { DeliveryTable, Store } from "#leads/store/tables.ts";
import { callWebhook } from "#leads/webhook/webhook.ts";

interface DeliverDependencies {
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
    if (delivery.kind === "sign-in") return sendLink(delivery);
    const report = delivery.kind === "daily" ? await readDailyReport(store, delivery) : null;
    // Everything it would report has been dealt with or erased in the meantime.
    if (delivery.kind === "daily" && !report) return;
    await sendMail(composeMail({ delivery, lead, report }, mails));
  };

  /** Each attempt brings a new link, so no two of these mails are the same. */
  async function sendLink(delivery: DeliveryTable): Promise<void> {
    const link = await renewLink(store, clock, delivery);
    if (!link) return;
    const from = { name: site.brand, address: mails.from };
    await sendMail({ from, ...composeSignIn(link.address, signInUrl(link.token)) });
  }
}
