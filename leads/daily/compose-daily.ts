import type { SendMailOptions } from "nodemailer";
import { fillTemplate } from "#contract/copy/fill-template.ts";
import { replyDueAt } from "#contract/formats/business-hours.ts";
import { site } from "#data/contract/facts/site.ts";
import type { DailyReport } from "#leads/daily/daily-report.ts";
import { type ListDetail, pageLink, timeAndPage } from "#leads/mail/compose-lead.ts";
import { envelopeOf, type MailSettings } from "#leads/mail/mail-envelope.ts";
import { type MailPart, writeMail } from "#leads/mail/write-mail.tsx";
import type { ClaimedDelivery } from "#leads/outbox/claims.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
import { headerText } from "#leads/text/header-text.ts";
import {
  agencyLanguage,
  formatAgencyTime,
  internalRows,
  type LeadRow,
  leadText,
  quotableRows,
  rowText,
  senderOf,
  typedText,
} from "#leads/text/lead-text.ts";
import { preventAutolinks } from "#leads/text/prevent-autolinks.ts";
import { deliveryLabel } from "#leads/text/stored-keys.ts";

/** Maximum length of a quoted message, in characters: mail programs cut long mails, and a lead's page has all of it. */
const maxMessageLength = 200;

/** Composes the daily mail: unanswered leads, suspects and failed deliveries. */
export function composeDaily(
  delivery: DeliveryTable,
  report: DailyReport,
  mails: MailSettings,
  detail: ListDetail = "full",
): SendMailOptions {
  const { daily, timesOnly } = agencyMailsCopy(agencyLanguage);
  const fullParts = (lead: LeadTable, notes: LeadRow[]): MailPart[] => [
    {
      bold: typedText(lead, senderOf(lead)),
      isRuled: true,
    },
    { text: typedText(lead, headerText(leadText(lead), maxMessageLength)), isTyped: true },
    {
      // A table would take too many bytes.
      text: [...quotableRows(lead, maxMessageLength), ...notes]
        .map(([label, value]) => rowText(label, value))
        .join("\n"),
      link: pageLink(lead, delivery, mails),
    },
  ];
  const leadParts = (lead: LeadTable, notes: LeadRow[]) =>
    detail === "times" ? timeAndPage(lead, delivery, mails) : fullParts(lead, notes);
  const failuresByLead = Map.groupBy(report.undelivered, ({ lead }) => lead?.id);
  const parts = [
    {
      heading: daily.unanswered.heading({ count: report.unanswered.count }),
      text: daily.unanswered.text,
      leads: report.unanswered.leads.map((lead) =>
        leadParts(lead, [[daily.due, formatAgencyTime(replyDueAt(lead.created_at, site.hours))]]),
      ),
    },
    {
      heading: daily.suspects.heading({ count: report.suspects.length }),
      text: daily.suspects.text,
      leads: report.suspects.map((lead) => leadParts(lead, internalRows(lead))),
    },
    {
      heading: daily.undelivered.heading({ count: report.undelivered.length }),
      text: daily.undelivered.text,
      leads: [...failuresByLead.values()].flatMap((deliveries) => {
        const lead = deliveries[0]?.lead;
        return lead ? [leadParts(lead, [[daily.failed, failureText(deliveries)]])] : [];
      }),
    },
  ].filter(({ leads }) => leads.length > 0);
  return {
    ...envelopeOf(delivery, mails),
    to: { name: "", address: delivery.recipient },
    replyTo: mails.to,
    subject: `[${site.brand}] ${parts.map(({ heading }) => heading).join(", ")}`,
    headers: { "Auto-Submitted": "auto-generated" },
    ...writeMail(agencyLanguage, daily.heading, [
      ...(detail === "times" ? [timesOnly] : []),
      ...parts.flatMap(({ heading, text, leads }) => [{ bold: heading }, text, ...leads.flat()]),
    ]),
  };
}

/** Names the failed deliveries of a lead, and quotes what the receiving servers answered. */
function failureText(deliveries: ClaimedDelivery[]): string {
  const { answer } = agencyMailsCopy(agencyLanguage);
  const kinds = deliveries.map(({ delivery }) => deliveryLabel(delivery)).join(", ");
  const answers = deliveries.flatMap(({ delivery: { last_error } }) =>
    last_error ? [fillTemplate(answer, { words: preventAutolinks(headerText(last_error, 200)) })] : [],
  );
  return [kinds, ...new Set(answers)].join(". ");
}
