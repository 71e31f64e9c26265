import type { Clock } from "#contact/clock.ts";
import { suspectsOf } from "#contact/guard/digest.ts";
import type { MailAddresses } from "#contact/mail/compose.tsx";
import type { SendMail } from "#contact/mail/transport.ts";
import { type Deliver, PermanentFailure } from "#contact/outbox.ts";
import type { Store } from "#contact/store/tables.ts";
import { callWebhook } from "#contact/webhook.ts";

export interface DeliveryParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly addresses: MailAddresses;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
}

/** Brings what the outbox holds to where it belongs: a mail to its mail server, a request to the webhook. */
export function createDelivery({ store, clock, sendMail, addresses, webhook }: DeliveryParts): Deliver {
  return async ({ mail, request }) => {
    if (mail.kind === "webhook") {
      if (!webhook || !request) throw new PermanentFailure("no webhook is configured any more");
      return callWebhook({ ...webhook, clock }, mail, request);
    }
    // Loaded with the first mail: it would take longer than all else at the start.
    const { composeMail } = await import("#contact/mail/compose.tsx");
    const suspects = mail.kind === "digest" ? await suspectsOf(store, mail) : [];
    // Released or erased before the digest could be sent.
    if (mail.kind === "digest" && suspects.length === 0) return;
    await sendMail(composeMail({ mail, request, suspects }, addresses));
  };
}
