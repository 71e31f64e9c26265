import type { SendMailOptions } from "nodemailer";
import type { LeadLinks } from "#leads/actions/lead-links.ts";
import { leadActionsWords } from "#leads/actions/words.ts";
import { agencyLanguage, internalRows, senderOf, subjectToVisitor } from "#leads/lead-text.ts";
import { agencyMailsWords } from "#leads/mail/agency-mails.words.ts";
import { headerText } from "#leads/mail/header-text.ts";
import { Block, blockText, leadBlock } from "#leads/mail/lead-block.tsx";
import { MailLayout, mailText, muted, paragraphs, renderMail } from "#leads/mail/mail-layout.tsx";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";

export interface MailSettings {
  to: string[];
  from: string;
  links: LeadLinks;
}

/** Composes the mail about a lead, to reply to: what the visitor wrote, which a reply may quote, and a link to its page. */
export function composeAgency(
  delivery: DeliveryTable,
  lead: LeadTable,
  { links }: MailSettings,
  to: string[],
): SendMailOptions {
  const block = leadBlock(lead, { links, writtenAt: delivery.created_at });
  const { keepLink } = leadActionsWords(agencyLanguage);
  return {
    to: [...to],
    // As an object: in a string, a comma in the name could add recipients.
    replyTo: { name: headerText(lead.name), address: headerText(lead.email, 255) },
    subject: subjectToVisitor(lead),
    text: paragraphs([blockText(block), keepLink]),
    html: renderMail(
      <MailLayout language={agencyLanguage} heading={block.who}>
        <Block block={block} />
        <p style={{ ...mailText, ...muted }}>{keepLink}</p>
      </MailLayout>,
    ),
  };
}

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
      <MailLayout language={agencyLanguage} heading={actions}>
        <p style={mailText}>{text}</p>
        <Block block={block} />
      </MailLayout>,
    ),
  };
}
