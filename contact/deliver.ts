import type { Clock } from "#contact/clock.ts";
import { unansweredLeadsOf } from "#contact/follow-up/reminder.ts";
import { suspectsOf } from "#contact/guard/digest.ts";
import type { MailContext } from "#contact/mail/compose.tsx";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { SendMail } from "#contact/mail/transport.ts";
import { countWithoutReceipt } from "#contact/outbox/delivery-counts.ts";
import { PermanentFailure } from "#contact/outbox/failures.ts";
import type { Deliver } from "#contact/outbox/outbox.ts";
import { type ClaimedDelivery, deliveriesInAlarm } from "#contact/store/claims.ts";
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
    const context = await contextOf({ store, clock }, { delivery, lead });
    // Everything it would report has been dealt with or erased in the meantime.
    if (!context) return;
    // Imported with the first delivery, because loading it would dominate start-up time.
    const { composeMail } = await import("#contact/mail/compose.tsx");
    await sendMail(composeMail(context, mails));
  };
}

/** Collects what a mail is composed from, as of now; null if there is nothing left to report. */
async function contextOf(
  { store, clock }: Pick<DeliverDependencies, "store" | "clock">,
  claimed: ClaimedDelivery,
): Promise<MailContext | null> {
  const { delivery } = claimed;
  if (delivery.kind === "alarm") return { ...claimed, undelivered: await deliveriesInAlarm(store, delivery) };
  if (delivery.kind === "digest") {
    const leads = await suspectsOf(store, delivery);
    return leads.length > 0
      ? { ...claimed, leads, withoutReceipt: await countWithoutReceipt(store, clock) }
      : null;
  }
  if (delivery.kind === "reminder") {
    const leads = await unansweredLeadsOf(store, delivery);
    return leads.length > 0 ? { ...claimed, leads } : null;
  }
  // Of a kind that an earlier version queued.
  return claimed.lead ? claimed : null;
}
