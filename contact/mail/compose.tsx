import type { SendMailOptions } from "nodemailer";
import { composeAcknowledgement } from "#contact/mail/compose-acknowledgement.tsx";
import { composeAgency } from "#contact/mail/compose-agency.tsx";
import { composeAlarm } from "#contact/mail/compose-alarm.tsx";
import { composeDigest } from "#contact/mail/compose-digest.tsx";
import { composeReminder } from "#contact/mail/compose-reminder.tsx";
import { composeTriage } from "#contact/mail/compose-triage.tsx";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import { recipientsOf } from "#contact/mail/recipients.ts";
import type { ClaimedDelivery } from "#contact/store/claims.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";

export interface MailContext extends ClaimedDelivery {
  leads?: LeadTable[];
  /** Dead or late deliveries, for an alarm. */
  undelivered?: ClaimedDelivery[];
  /** Leads of the last day whose senders got no receipt because of its limits, for a digest. */
  withoutReceipt?: number;
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

function contentOf(
  { delivery, lead, leads = [], undelivered = [], withoutReceipt = 0 }: MailContext,
  settings: MailSettings,
): SendMailOptions {
  if (delivery.kind === "alarm") return composeAlarm(delivery, undelivered, settings);
  if (delivery.kind === "digest") return composeDigest(delivery, leads, withoutReceipt, settings);
  if (delivery.kind === "reminder") return composeReminder(delivery, leads, settings);
  if (!lead) throw new Error(`a mail of kind ${delivery.kind} needs a lead`);
  const to = recipientsOf(lead, settings);
  switch (delivery.kind) {
    case "agency":
      return composeAgency(delivery, lead, settings, to);
    case "triage":
      return composeTriage(delivery, lead, settings, to);
    case "acknowledgement":
      return composeAcknowledgement(delivery, lead, settings.to);
    default:
      throw new Error(`unknown kind of mail: ${delivery.kind}`);
  }
}
