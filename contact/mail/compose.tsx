import type { SendMailOptions } from "nodemailer";
import { budgetLabels } from "#contact/budget-labels.ts";
import { AcknowledgementMail } from "#contact/mail/acknowledgement-mail.tsx";
import { AgencyMail } from "#contact/mail/agency-mail.tsx";
import { composeAlarm } from "#contact/mail/compose-alarm.tsx";
import { composeDigest } from "#contact/mail/compose-digest.tsx";
import { headerText } from "#contact/mail/header-text.ts";
import { renderMail } from "#contact/mail/mail-layout.tsx";
import type { ClaimedDelivery } from "#contact/store/claims.ts";
import type { DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { agencyMail } from "#content/copy/fr/agency-mail.ts";
import { budgetCurrency } from "#content/facts/budgets.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import { formatTime } from "#src/formats/dates.ts";
import { locales } from "#src/languages.ts";

/** Whom the agency's mails go to and come from. */
export interface MailAddresses {
  readonly to: string;
  readonly from: string;
}

/** What a mail is made from: its row, and whom it tells of. */
export interface MailMatter extends ClaimedDelivery {
  /** Leads in quarantine, for a digest. */
  readonly suspects?: readonly LeadTable[];
}

/** Makes the mail of an outbox row, HTML and text, from its lead; equal rows give equal mails. */
export function composeMail(
  { delivery, lead, suspects = [] }: MailMatter,
  addresses: MailAddresses,
): SendMailOptions {
  const envelope = {
    messageId: delivery.message_id,
    date: new Date(Number(delivery.created_at)),
    from: { name: site.brand, address: addresses.from },
  };
  if (delivery.kind === "alarm") return { ...envelope, ...composeAlarm(delivery) };
  if (delivery.kind === "digest") return { ...envelope, ...composeDigest(suspects, addresses.to) };
  if (!lead) throw new Error(`a mail of kind ${delivery.kind} tells of no lead`);
  return delivery.kind === "agency"
    ? { ...envelope, ...toAgency(lead, lead.recipient ?? addresses.to) }
    : { ...envelope, ...toVisitor(delivery, lead, addresses.to) };
}

function toAgency(lead: LeadTable, to: string): SendMailOptions {
  const { form } = wordsOf("contact", "fr");
  const projectType = form.projectTypes[lead.project_type];
  const budget = budgetLabels(form.budgets, "fr", budgetCurrency[lead.language])[lead.budget];
  const { labels } = form;
  const received = new Intl.DateTimeFormat(locales.fr, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: site.hours.timeZone,
  }).format(Number(lead.created_at));
  const reply = fill(agencyMail.reply, { email: lead.email });
  const rows = [
    [agencyMail.name, lead.name],
    [labels.email, lead.email],
    [labels.company, lead.company],
    [labels.phone, lead.phone],
    [labels.projectType, projectType],
    [labels.budget, budget],
    [agencyMail.language, agencyMail.languages[lead.language]],
    [agencyMail.received, received],
    [agencyMail.score, `${lead.score} / 100`],
  ] as const;
  return {
    to,
    // An object: a string would let a comma in the name add recipients.
    replyTo: { name: headerText(lead.name), address: headerText(lead.email, 255) },
    subject: headerText(
      fill(agencyMail.subject, {
        name: lead.name,
        company: lead.company,
        projectType,
        score: String(lead.score),
      }),
      200,
    ),
    text: paragraphs([
      agencyMail.heading,
      rows.map(([label, value]) => `${label} : ${value}`).join("\n"),
      lead.message,
      reply,
    ]),
    html: renderMail(
      <AgencyMail
        heading={agencyMail.heading}
        preview={fill(agencyMail.preview, { projectType, budget })}
        reply={reply}
        rows={rows}
        message={{ label: agencyMail.message, text: lead.message }}
      />,
    ),
  };
}

function toVisitor(delivery: DeliveryTable, lead: LeadTable, replyTo: string): SendMailOptions {
  const words = wordsOf("acknowledgement", lead.language);
  const { heading, unexpected } = words;
  const text = fill(words.text, { hours: String(promises.answerHours) });
  const urgent = fill(words.urgent, {
    phone: site.contact.phone.replaceAll(" ", "\u00a0"),
    opens: formatTime(site.hours.opens, lead.language),
    closes: formatTime(site.hours.closes, lead.language),
  });
  return {
    to: { name: "", address: headerText(lead.email, 255) },
    replyTo: { name: site.brand, address: replyTo },
    subject: fill(words.subject, { brand: site.brand }),
    headers: {
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
      "X-Entity-Ref-ID": delivery.id,
    },
    text: paragraphs([heading, text, urgent, unexpected]),
    html: renderMail(
      <AcknowledgementMail language={lead.language} {...{ heading, text, urgent, unexpected }} />,
    ),
  };
}

/** The mail as plain text, under the brand's name. */
function paragraphs(texts: readonly string[]): string {
  return `${[site.brand, ...texts].join("\n\n")}\n`;
}

/** Puts values into the places a text keeps for them, such as `{name}`. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
}
