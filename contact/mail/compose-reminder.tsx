import type { SendMailOptions } from "nodemailer";
import { replyDueAt } from "#contact/business-hours.ts";
import { composeLeadList } from "#contact/mail/compose-lead-list.tsx";
import { leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, formatAgencyTime } from "#contact/mail/lead-words.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words/words.ts";

export function composeReminder(
  delivery: DeliveryTable,
  leads: LeadTable[],
  { to, links }: MailSettings,
): SendMailOptions {
  const { subject, heading, text, due } = wordsOf("agencyMails", agencyLanguage).reminder;
  return composeLeadList({
    to,
    replyTo: to,
    subject: subject({ count: leads.length }),
    heading,
    text,
    blocks: leads.map((lead) =>
      leadBlock(lead, {
        notes: [[due, formatAgencyTime(replyDueAt(lead.created_at, site.hours))]],
        links,
        writtenAt: delivery.created_at,
      }),
    ),
  });
}
