import type { SendMailOptions } from "nodemailer";
import type { Clock } from "#leads/clock.ts";
import { composeSignIn } from "#leads/desk/compose-sign-in.ts";
import { renewLink } from "#leads/desk/mailed-links.ts";
import { signInUrl } from "#leads/desk/paths.ts";
import { composeAcknowledgement } from "#leads/mail/compose-acknowledgement.ts";
import { composeAgency, composeSuspect } from "#leads/mail/compose-lead.ts";
import { type MailSettings, senderOfMails } from "#leads/mail/mail-envelope.ts";
import type { SendMail } from "#leads/mail/transport.ts";
import type { Deliver } from "#leads/outbox/attempt-delivery.ts";
import type { ClaimedDelivery } from "#leads/outbox/claims.ts";
import { NothingToSend, PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import { requireCurrentMailbox } from "#leads/sending/current-mailbox.ts";
import { sendDaily, sendDigest } from "#leads/sending/send-lists.ts";
import { sendUnlessErased } from "#leads/sending/send-unless-erased.ts";
import {
  type DeliveryKind,
  type DeliveryTable,
  digestKind,
  type LeadTable,
  type Store,
} from "#leads/store/tables.ts";
import { callWebhook } from "#leads/webhook/webhook.ts";

export interface DeliverDependencies {
  store: Store;
  clock: Clock;
  sendMail: SendMail;
  mails: MailSettings;
  webhook: { url: string; secret: string } | null;
}

/** Creates the function that makes a delivery of the outbox: it sends a mail or calls the webhook. */
export function createDeliver(dependencies: DeliverDependencies): Deliver {
  return async (claimed) => deliveries[claimed.delivery.kind](dependencies, claimed);
}

/** How each kind of delivery is made. */
const deliveries: Record<
  DeliveryKind,
  (dependencies: DeliverDependencies, claimed: ClaimedDelivery) => Promise<void>
> = {
  async agency(dependencies, claimed) {
    await requireCurrentMailbox(dependencies, claimed);
    await sendLeadMail(dependencies, claimed, composeAgency);
  },
  async suspect(dependencies, claimed) {
    await requireCurrentMailbox(dependencies, claimed);
    await sendLeadMail(dependencies, claimed, composeSuspect);
  },
  acknowledgement: (dependencies, claimed) => sendLeadMail(dependencies, claimed, composeAcknowledgement),
  [digestKind]: sendDigest,
  async daily(dependencies, claimed) {
    await requireCurrentMailbox(dependencies, claimed);
    await sendDaily(dependencies, claimed);
  },
  async "sign-in"({ store, clock, sendMail, mails }, { delivery }) {
    // Each attempt brings a new link, so no two of these mails are the same.
    const link = await renewLink(store, clock, delivery);
    if (!link) throw new NothingToSend("nobody waits for the link any more");
    await sendMail({ ...senderOfMails(mails), ...composeSignIn(link.mailbox, signInUrl(link.token)) });
  },
  async webhook({ webhook, clock }, { delivery, lead }) {
    if (!webhook || !lead) throw new PermanentFailure("no webhook is configured any more");
    await callWebhook({ ...webhook, clock }, delivery, lead);
  },
};

async function sendLeadMail(
  { store, sendMail, mails }: DeliverDependencies,
  { delivery, lead }: ClaimedDelivery,
  compose: (delivery: DeliveryTable, lead: LeadTable, mails: MailSettings) => SendMailOptions,
): Promise<void> {
  if (!lead) throw new Error(`a mail of kind ${delivery.kind} needs a lead`);
  await sendUnlessErased({ store, sendMail }, compose(delivery, lead, mails), [lead]);
}
