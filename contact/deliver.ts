import type { Clock } from "#contact/clock.ts";
import { suspectsOf } from "#contact/guard/digest.ts";
import type { MailAddresses } from "#contact/mail/compose.tsx";
import type { SendMail } from "#contact/mail/transport.ts";
import type { Deliver } from "#contact/outbox.ts";
import { PermanentFailure } from "#contact/permanent-failure.ts";
import type { Store } from "#contact/store/tables.ts";
import { callWebhook } from "#contact/webhook.ts";

export interface DeliverParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly addresses: MailAddresses;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
}

/** Brings what the outbox holds to where it belongs: a delivery to its mail server, a lead to the webhook. */
export function createDeliver({ store, clock, sendMail, addresses, webhook }: DeliverParts): Deliver {
  return async ({ delivery, lead }) => {
    if (delivery.kind === "webhook") {
      if (!webhook || !lead) throw new PermanentFailure("no webhook is configured any more");
      return callWebhook({ ...webhook, clock }, delivery, lead);
    }
    // Loaded with the first delivery: it would take longer than all else at the start.
    const { composeMail } = await import("#contact/mail/compose.tsx");
    const suspects = delivery.kind === "digest" ? await suspectsOf(store, delivery) : [];
    // Released or erased before the digest could be sent.
    if (delivery.kind === "digest" && suspects.length === 0) return;
    await sendMail(composeMail({ delivery, lead, suspects }, addresses));
  };
}
