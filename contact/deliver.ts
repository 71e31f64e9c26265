import type { Clock } from "#contact/clock.ts";
import { suspectsOf } from "#contact/guard/digest.ts";
import type { MailMatter } from "#contact/mail/compose.tsx";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { SendMail } from "#contact/mail/transport.ts";
import type { Deliver } from "#contact/outbox.ts";
import { PermanentFailure } from "#contact/permanent-failure.ts";
import { unansweredOf } from "#contact/reminder.ts";
import { type ClaimedDelivery, troubledDeliveriesOf } from "#contact/store/claims.ts";
import type { Store } from "#contact/store/tables.ts";
import { undelivered } from "#contact/undelivered.ts";
import { callWebhook } from "#contact/webhook.ts";

export interface DeliverParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly mails: MailSettings;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
}

/** Brings what the outbox holds to where it belongs: a delivery to its mail server, a lead to the webhook. */
export function createDeliver({ store, clock, sendMail, mails, webhook }: DeliverParts): Deliver {
  return async ({ delivery, lead }) => {
    if (delivery.kind === "webhook") {
      if (!webhook || !lead) throw new PermanentFailure("no webhook is configured any more");
      return callWebhook({ ...webhook, clock }, delivery, lead);
    }
    const matter = await matterOf({ store, clock }, { delivery, lead });
    // All it tells of was dealt with or erased before it could be sent.
    if (!matter) return;
    // Loaded with the first delivery: it would take longer than all else at the start.
    const { composeMail } = await import("#contact/mail/compose.tsx");
    await sendMail(composeMail(matter, mails));
  };
}

/** What a mail is made from, as things stand now; null where there is nothing left to tell. */
async function matterOf(
  { store, clock }: Pick<DeliverParts, "store" | "clock">,
  claimed: ClaimedDelivery,
): Promise<MailMatter | null> {
  const { delivery } = claimed;
  if (delivery.kind === "alarm") return { ...claimed, troubled: await troubledDeliveriesOf(store, delivery) };
  if (delivery.kind !== "digest" && delivery.kind !== "reminder") return claimed;
  const leads = await (delivery.kind === "digest" ? suspectsOf : unansweredOf)(store, delivery);
  if (leads.length === 0) return null;
  return { ...claimed, leads, troubled: delivery.kind === "digest" ? await undelivered(store, clock) : [] };
}
