import type { SendMailOptions } from "nodemailer";
import { site } from "#data/contract/facts/site.ts";
import type { Clock } from "#leads/clock.ts";
import { composeDaily } from "#leads/daily/compose-daily.ts";
import { type DailyReport, readDailyReport } from "#leads/daily/daily-report.ts";
import { composeSignIn } from "#leads/desk/compose-sign-in.ts";
import { renewLink } from "#leads/desk/mailed-links.ts";
import { signInUrl } from "#leads/desk/paths.ts";
import { composeAcknowledgement } from "#leads/mail/compose-acknowledgement.ts";
import { composeDigest } from "#leads/mail/compose-digest.ts";
import {
  composeAgency,
  composeSuspect,
  type ListDetail,
  type MailSettings,
} from "#leads/mail/compose-lead.ts";
import { isContentRefused, type SendMail } from "#leads/mail/transport.ts";
import { hasMailbox, mailboxesOf } from "#leads/mailboxes.ts";
import type { Deliver } from "#leads/outbox/attempt-delivery.ts";
import type { ClaimedDelivery } from "#leads/outbox/claims.ts";
import { NothingToSend, PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import { dissolveDigest, readDigestLeads } from "#leads/outbox/hourly-limit.ts";
import { rerouteToCurrentMailboxes } from "#leads/outbox/reroute-delivery.ts";
import type { DeliveryTable, LeadTable, Store } from "#leads/store/tables.ts";
import { whileStored } from "#leads/store/while-stored.ts";
import { callWebhook } from "#leads/webhook/webhook.ts";

export interface DeliverDependencies {
  store: Store;
  clock: Clock;
  sendMail: SendMail;
  mails: MailSettings;
  webhook: { url: string; secret: string } | null;
}

/** Makes a delivery from the outbox: calls the webhook, or composes the mail and sends it. */
export function createDeliver({ store, clock, sendMail, mails, webhook }: DeliverDependencies): Deliver {
  const send = (mail: SendMailOptions, leads: LeadTable[]) => {
    const ids = [...new Set(leads.map(({ id }) => id))];
    return sendMail(mail, (place) => whileStored(store, ids, place));
  };
  /** Of a list, one text that the mail server does not like must not hold back the leads beside it. */
  const sendList = async (compose: (detail: ListDetail) => SendMailOptions, leads: LeadTable[]) => {
    try {
      await send(compose("full"), leads);
    } catch (error) {
      if (!isContentRefused(error)) throw error;
      await send(compose("times"), leads);
    }
  };
  return async (claimed) => {
    const { delivery, lead } = claimed;
    if (delivery.kind === "webhook") {
      if (!webhook || !lead) throw new PermanentFailure("no webhook is configured any more");
      return callWebhook({ ...webhook, clock }, delivery, lead);
    }
    if (delivery.kind === "sign-in") {
      // Each attempt brings a new link, so no two of these mails are the same.
      const link = await renewLink(store, clock, delivery);
      if (!link) throw new NothingToSend("nobody waits for the link any more");
      return sendMail({ ...from(mails), ...composeSignIn(link.mailbox, signInUrl(link.token)) });
    }
    if (delivery.kind === "gathered") {
      if (!hasMailbox([...mails.to, ...mails.routed], delivery.recipient))
        await dissolveDigest(store, delivery.id);
      const leads = await readDigestLeads(store, delivery.id);
      if (leads.length === 0) throw new NothingToSend("all of its leads were erased, or go their own way");
      return sendList(
        (detail) => ({ ...envelope(delivery, mails), ...composeDigest(delivery, leads, mails, detail) }),
        leads,
      );
    }
    if (delivery.kind !== "acknowledgement") {
      const mailboxes = lead ? mailboxesOf(mails, lead.recipient) : mails.to;
      if (!hasMailbox(mailboxes, delivery.recipient)) {
        await rerouteToCurrentMailboxes(store, clock, delivery, mailboxes);
        throw new NothingToSend("queued for the mailboxes of today");
      }
    }
    if (delivery.kind === "daily") {
      const report = await readDailyReport(store, delivery);
      if (!report) throw new NothingToSend("everything it would report has been dealt with or erased");
      return sendList((detail) => composeMail(claimed, mails, report, detail), leadsIn(report));
    }
    await send(composeMail(claimed, mails), lead ? [lead] : []);
  };
}

/** The leads that a daily mail tells of. */
function leadsIn({ unanswered, suspects, undelivered }: DailyReport): LeadTable[] {
  return [...unanswered.leads, ...suspects, ...undelivered.flatMap(({ lead }) => lead ?? [])];
}

/** Composes the mail of an outbox row. Equal input gives an equal mail, so retries are identical. */
export function composeMail(
  { delivery, lead }: ClaimedDelivery,
  mails: MailSettings,
  report: DailyReport | null = null,
  detail: ListDetail = "full",
): SendMailOptions {
  const content = report
    ? composeDaily(delivery, report, mails, detail)
    : contentOf({ delivery, lead }, mails);
  return { ...envelope(delivery, mails), ...content };
}

const envelope = (delivery: DeliveryTable, mails: MailSettings) => ({
  messageId: delivery.message_id,
  date: new Date(delivery.created_at),
  ...from(mails),
});

const from = (mails: MailSettings) => ({ from: { name: site.brand, address: mails.from } });

function contentOf({ delivery, lead }: ClaimedDelivery, mails: MailSettings): SendMailOptions {
  if (!lead) throw new Error(`a mail of kind ${delivery.kind} needs a lead`);
  switch (delivery.kind) {
    case "agency":
      return composeAgency(delivery, lead, mails);
    case "suspect":
      return composeSuspect(delivery, lead, mails);
    case "acknowledgement":
      return composeAcknowledgement(delivery, lead, mails.to);
    default:
      throw new Error(`unknown kind of mail: ${delivery.kind}`);
  }
}
