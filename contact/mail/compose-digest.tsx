import type { SendMailOptions } from "nodemailer";
import { composeLeadList } from "#contact/mail/compose-lead-list.tsx";
import { leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, noteRows } from "#contact/mail/lead-words.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { wordsOf } from "#src/content/words.ts";

/** The mail that tells of leads in quarantine, the most promising first, each with a link that lets it through. */
export function composeDigest(
  delivery: DeliveryTable,
  suspects: readonly LeadTable[],
  { to, links }: MailSettings,
): SendMailOptions {
  const { subject, heading, text } = wordsOf("agencyMails", agencyLanguage).digest;
  const writtenAt = Number(delivery.created_at);
  return composeLeadList({
    to,
    replyTo: to,
    subject: subject(suspects.length),
    heading,
    text,
    blocks: suspects.map((lead) =>
      leadBlock(lead, {
        notes: noteRows(lead),
        actions: ["release", "spam", "erase"],
        links,
        writtenAt,
      }),
    ),
  });
}
