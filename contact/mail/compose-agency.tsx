import type { SendMailOptions } from "nodemailer";
import { headerText } from "#contact/mail/header-text.ts";
import { Block, blockText, leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, saidBy, subjectToVisitor } from "#contact/mail/lead-words.ts";
import { MailLayout, renderMail } from "#contact/mail/mail-layout.tsx";
import { paragraphs } from "#contact/mail/paragraphs.ts";
import type { LeadTable } from "#contact/store/tables.ts";

/**
 * Composes the mail that the agency replies to. The reply goes to the visitor, with a subject in their
 * language, and may quote everything, so this mail holds only what the visitor wrote: no score and no action
 * links.
 */
export function composeAgency(lead: LeadTable, to: readonly string[]): SendMailOptions {
  const block = leadBlock(lead);
  return {
    to: [...to],
    // As an object: in a string, a comma in the name could add recipients.
    replyTo: { name: headerText(lead.name), address: headerText(lead.email, 255) },
    subject: subjectToVisitor(lead),
    text: paragraphs([blockText(block)]),
    html: renderMail(
      <MailLayout
        language={agencyLanguage}
        preview={saidBy(lead, headerText(lead.message, 150))}
        heading={block.who}
      >
        <Block block={block} />
      </MailLayout>,
    ),
  };
}
