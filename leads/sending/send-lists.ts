import type { SendMailOptions } from "nodemailer";
import { composeDaily } from "#leads/daily/compose-daily.ts";
import { readDailyReport } from "#leads/daily/daily-report.ts";
import { composeDigest } from "#leads/mail/compose-digest.ts";
import type { ListDetail } from "#leads/mail/compose-lead.ts";
import type { MailSettings } from "#leads/mail/mail-envelope.ts";
import { isContentRefused, type SendMail } from "#leads/mail/transport.ts";
import { hasMailbox } from "#leads/mailboxes.ts";
import type { ClaimedDelivery } from "#leads/outbox/claims.ts";
import { NothingToSend } from "#leads/outbox/delivery-errors.ts";
import { dissolveDigest, readDigestLeads } from "#leads/outbox/hourly-limit.ts";
import { sendUnlessErased } from "#leads/sending/send-unless-erased.ts";
import type { LeadTable, Store } from "#leads/store/tables.ts";

interface ListDependencies {
  store: Store;
  sendMail: SendMail;
  mails: MailSettings;
}

/** Sends the leads that came while a mailbox was at its hourly limit. */
export async function sendDigest(
  dependencies: ListDependencies,
  { delivery }: ClaimedDelivery,
): Promise<void> {
  const { store, mails } = dependencies;
  if (!hasMailbox([...mails.to, ...mails.routed], delivery.recipient))
    await dissolveDigest(store, delivery.id);
  const leads = await readDigestLeads(store, delivery.id);
  if (leads.length === 0)
    throw new NothingToSend("its leads were all erased, or are now sent in mails of their own");
  await sendList(dependencies, (detail) => composeDigest(delivery, leads, mails, detail), leads);
}

/** Sends the daily mail. */
export async function sendDaily(
  dependencies: ListDependencies,
  { delivery }: ClaimedDelivery,
): Promise<void> {
  const { store, mails } = dependencies;
  const report = await readDailyReport(store, delivery);
  if (!report) throw new NothingToSend("everything it would report has been dealt with or erased");
  const { unanswered, suspects, undelivered } = report;
  const leads = [...unanswered.leads, ...suspects, ...undelivered.flatMap(({ lead }) => lead ?? [])];
  await sendList(dependencies, (detail) => composeDaily(delivery, report, mails, detail), leads);
}

/** If the mail server refuses what the list quotes, sends it without: one lead's text must not hold back the others. */
async function sendList(
  dependencies: ListDependencies,
  compose: (detail: ListDetail) => SendMailOptions,
  leads: LeadTable[],
): Promise<void> {
  try {
    await sendUnlessErased(dependencies, compose("full"), leads);
  } catch (error) {
    if (!isContentRefused(error)) throw error;
    await sendUnlessErased(dependencies, compose("times"), leads);
  }
}
