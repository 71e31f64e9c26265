import type { SendMailOptions } from "nodemailer";
import { agencyLanguage, internalRows, senderOf } from "#leads/lead-text.ts";
import { agencyMailsWords } from "#leads/mail/agency-mails.words.ts";
import { Block, blockText, leadBlock } from "#leads/mail/lead-block.tsx";
import { MailLayout, mailText, paragraphs, renderMail } from "#leads/mail/mail-layout.tsx";
import type { MailSettings } from "#leads/mail/mail-settings.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";

/** Composes the mail about a weak suspect, the only one until somebody lets it through. */
export function composeSuspect(
  delivery: DeliveryTable,
  lead: LeadTable,
  { links, to: usual }: MailSettings,
  to: string[],
): SendMailOptions {
  const { subject, text, actions } = agencyMailsWords(agencyLanguage).suspect;
  const block = leadBlock(lead, {
    notes: internalRows(lead),
    links,
    writtenAt: delivery.created_at,
  });
  return {
    to: [...to],
    // Replies stay within the agency, since they would quote internal notes.
    replyTo: [...usual],
    subject: subject({ who: senderOf(lead) }),
    headers: { "Auto-Submitted": "auto-generated" },
    text: paragraphs([text, blockText(block)]),
    html: renderMail(
      <MailLayout language={agencyLanguage} preview={text} heading={actions}>
        <p style={mailText}>{text}</p>
        <Block block={block} />
      </MailLayout>,
    ),
  };
}
