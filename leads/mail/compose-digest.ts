import type { SendMailOptions } from "nodemailer";
import { site } from "#data/contract/facts/site.ts";
import { type ListDetail, pageLink, timeAndPage } from "#leads/mail/compose-lead.ts";
import { envelopeOf, type MailSettings } from "#leads/mail/mail-envelope.ts";
import { type MailPart, writeMail } from "#leads/mail/write-mail.tsx";
import { tickMark } from "#leads/store/lead-extra.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
import { headerText } from "#leads/text/header-text.ts";
import {
  agencyLanguage,
  internalRows,
  leadText,
  quotableRows,
  senderOf,
  typedText,
} from "#leads/text/lead-text.ts";

/** Maximum length of a quoted message, in characters; a lead's page has all of it. */
const maxMessageLength = 120;

/** Composes the digest of the leads that came while a mailbox was at its hourly limit. */
export function composeDigest(
  delivery: DeliveryTable,
  leads: LeadTable[],
  mails: MailSettings,
  detail: ListDetail = "full",
): SendMailOptions {
  const { digest, timesOnly } = agencyMailsCopy(agencyLanguage);
  const title = digest.heading({ count: leads.length });
  return {
    ...envelopeOf(delivery, mails),
    to: { name: "", address: delivery.recipient },
    // Replies stay within the agency: the leads have several senders.
    replyTo: mails.to,
    subject: `[${site.brand}] ${title}`,
    headers: { "Auto-Submitted": "auto-generated" },
    ...writeMail(agencyLanguage, title, [
      digest.text,
      ...(detail === "times"
        ? [timesOnly, ...leads.flatMap((lead) => timeAndPage(lead, delivery, mails))]
        : leads.flatMap((lead): MailPart[] => [
            { bold: typedText(lead, senderOf(lead)), isRuled: true },
            { text: typedText(lead, headerText(leadText(lead), maxMessageLength)), isTyped: true },
            { text: essentials(lead), link: pageLink(lead, delivery, mails), isSmall: true },
          ])),
    ]),
  };
}

/** The values that the table in a lead's own mail shows, and its signals, on one line. */
function essentials(lead: LeadTable): string {
  const signals = lead.signals === null ? [] : internalRows(lead).slice(1, 2);
  return [...quotableRows(lead, maxMessageLength), ...signals]
    .map(([label, value]) => (value === tickMark ? label : value))
    .join(" · ");
}
