import type { SendMailOptions } from "nodemailer";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import { envelopeOf, type MailSettings } from "#leads/mail/mail-envelope.ts";
import { type MailPart, writeMail } from "#leads/mail/write-mail.tsx";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
import { headerText, isHeaderMailbox } from "#leads/text/header-text.ts";
import {
  agencyLanguage,
  formatAgencyTime,
  internalRows,
  leadText,
  quotableRows,
  senderOf,
  subjectToAgency,
  typedText,
} from "#leads/text/lead-text.ts";

/** How much a mail says about each lead that it lists: with `times`, nothing that a visitor typed. */
export type ListDetail = "full" | "times";

/** A link to a lead's page; its lifetime begins when the mail is queued. */
export function pageLink(lead: LeadTable, { created_at }: DeliveryTable, { links }: MailSettings) {
  return { text: leadActionsCopy(agencyLanguage).link, href: links.urlOf(lead.id, created_at) };
}

/** Composes the mail that the agency replies to. It has only what a reply may quote, and a link to the lead's page. */
export function composeAgency(
  delivery: DeliveryTable,
  lead: LeadTable,
  mails: MailSettings,
): SendMailOptions {
  return {
    ...envelopeOf(delivery, mails),
    to: { name: "", address: delivery.recipient },
    // As an object: in a string, a comma in the name could add recipients.
    ...(isHeaderMailbox(lead.email) && {
      replyTo: { name: headerText(lead.name), address: headerText(lead.email, 255) },
    }),
    subject: subjectToAgency(lead),
    ...writeMail(agencyLanguage, typedText(lead, senderOf(lead)), [
      { text: typedText(lead, leadText(lead)), isTyped: true },
      quotableRows(lead),
      { link: pageLink(lead, delivery, mails) },
      { text: leadActionsCopy(agencyLanguage).keepLink, isSmall: true },
    ]),
  };
}

/** Composes the mail about a slightly suspicious lead, which is the only one until somebody releases the lead. */
export function composeSuspect(
  delivery: DeliveryTable,
  lead: LeadTable,
  mails: MailSettings,
): SendMailOptions {
  const { subject, text } = agencyMailsCopy(agencyLanguage).suspect;
  return {
    ...envelopeOf(delivery, mails),
    to: { name: "", address: delivery.recipient },
    // Replies stay within the agency, since they would quote internal notes.
    replyTo: mails.to,
    subject: subject({ who: senderOf(lead) }),
    headers: { "Auto-Submitted": "auto-generated" },
    ...writeMail(agencyLanguage, typedText(lead, senderOf(lead)), [
      text,
      { text: typedText(lead, leadText(lead)), isTyped: true },
      [...quotableRows(lead), ...internalRows(lead)],
      { link: pageLink(lead, delivery, mails) },
    ]),
  };
}

/** What a list says about a lead if the mail server refused the visitors' texts: its time and a link to its page. */
export function timeAndPage(lead: LeadTable, delivery: DeliveryTable, mails: MailSettings): MailPart[] {
  return [
    { bold: formatAgencyTime(lead.created_at), isRuled: true },
    { link: pageLink(lead, delivery, mails) },
  ];
}
