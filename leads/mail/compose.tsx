import type { SendMailOptions } from "nodemailer";
import { site } from "#contract/facts/site.ts";
import type { DailyReport } from "#leads/daily/daily-report.ts";
import { composeAcknowledgement } from "#leads/mail/compose-acknowledgement.tsx";
import { composeDaily } from "#leads/mail/compose-daily.tsx";
import { composeAgency, composeSuspect } from "#leads/mail/compose-lead.tsx";
import type { MailSettings } from "#leads/mail/mail-settings.ts";
import { readMailboxes } from "#leads/mail/read-mailboxes.ts";
import type { ClaimedDelivery } from "#leads/store/claims.ts";

interface MailContext extends ClaimedDelivery {
  /** What the daily mail says. */
  report?: DailyReport | null;
}

/** Composes the mail of an outbox row. Equal input gives an equal mail, so retries are identical. */
export function composeMail(context: MailContext, settings: MailSettings): SendMailOptions {
  const { delivery } = context;
  return {
    messageId: delivery.message_id,
    date: new Date(delivery.created_at),
    from: { name: site.brand, address: settings.from },
    ...contentOf(context, settings),
  };
}

function contentOf({ delivery, lead, report }: MailContext, settings: MailSettings): SendMailOptions {
  if (report) return composeDaily(delivery, report, settings);
  if (!lead) throw new Error(`a mail of kind ${delivery.kind} needs a lead`);
  const to = lead.recipient === null ? settings.to : readMailboxes(lead.recipient);
  switch (delivery.kind) {
    case "agency":
      return composeAgency(delivery, lead, settings, to);
    case "suspect":
      return composeSuspect(delivery, lead, settings, to);
    case "acknowledgement":
      return composeAcknowledgement(delivery, lead, settings.to);
    default:
      throw new Error(`unknown kind of mail: ${delivery.kind}`);
  }
}
