import type { SendMailOptions } from "nodemailer";
import { headerText } from "#contact/mail/header-text.ts";
import { inertText } from "#contact/mail/inert-text.ts";
import { Block, blockText, leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, subjectToVisitor } from "#contact/mail/lead-words.ts";
import { MailLayout, renderMail } from "#contact/mail/mail-layout.tsx";
import { paragraphs } from "#contact/mail/paragraphs.ts";
import type { LeadTable } from "#contact/store/tables.ts";

/**
 * The mail one replies to: the reply goes to the visitor, under a subject in their language, and may quote all of it.
 * So it holds nothing but what they wrote: no score, no link of the agency's.
 */
export function composeAgency(lead: LeadTable, to: readonly string[]): SendMailOptions {
  const block = leadBlock(lead);
  return {
    to: [...to],
    // An object: a string would let a comma in the name add recipients.
    replyTo: { name: headerText(lead.name), address: headerText(lead.email, 255) },
    subject: subjectToVisitor(lead),
    text: paragraphs([blockText(block)]),
    html: renderMail(
      <MailLayout
        language={agencyLanguage}
        preview={inertText(headerText(lead.message, 150))}
        heading={block.who}
      >
        <Block block={block} />
      </MailLayout>,
    ),
  };
}
