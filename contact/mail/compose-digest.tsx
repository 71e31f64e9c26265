import type { SendMailOptions } from "nodemailer";
import { composeLeadList } from "#contact/mail/compose-lead-list.tsx";
import { leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, internalRows } from "#contact/mail/lead-words.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { wordsOf } from "#src/content/words/words.ts";

export function composeDigest(
  delivery: DeliveryTable,
  suspects: LeadTable[],
  withoutReceipt: number,
  { to, links, command }: MailSettings,
): SendMailOptions {
  const { digest } = wordsOf("agencyMails", agencyLanguage);
  return composeLeadList({
    to,
    replyTo: to,
    subject: digest.subject({ count: suspects.length }),
    heading: digest.heading,
    text: digest.text,
    lines: [
      ...(withoutReceipt > 0 ? [digest.withoutReceipt({ count: withoutReceipt })] : []),
      digest.onServer({ list: `${command} list --state suspect` }),
    ],
    blocks: suspects.map((lead) =>
      leadBlock(lead, {
        notes: internalRows(lead),
        links,
        writtenAt: delivery.created_at,
        longest: 200,
      }),
    ),
    isCompact: true,
  });
}
