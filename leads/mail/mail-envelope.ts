import type { SendMailOptions } from "nodemailer";
import { site } from "#data/contract/facts/site.ts";
import type { LeadLinks } from "#leads/actions/lead-links.ts";
import type { MailboxSettings } from "#leads/mailboxes.ts";
import type { DeliveryTable } from "#leads/store/tables.ts";

export interface MailSettings extends MailboxSettings {
  from: string;
  links: LeadLinks;
}

export function senderOfMails({ from }: Pick<MailSettings, "from">): Pick<SendMailOptions, "from"> {
  return { from: { name: site.brand, address: from } };
}

/** Sender, date and Message-ID. All come from the stored delivery, so a retry sends an identical mail. */
export function envelopeOf(delivery: DeliveryTable, mails: MailSettings): SendMailOptions {
  return {
    messageId: delivery.message_id,
    date: new Date(delivery.created_at),
    ...senderOfMails(mails),
  };
}
