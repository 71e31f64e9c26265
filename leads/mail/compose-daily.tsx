import type { SendMailOptions } from "nodemailer";
import { replyDueAt } from "#contract/business-hours.ts";
import { site } from "#contract/facts/site.ts";
import type { DailyReport } from "#leads/daily/daily-report.ts";
import {
  agencyLanguage,
  fillPlaceholder,
  formatAgencyTime,
  internalRows,
  type LeadRow,
} from "#leads/lead-text.ts";
import { agencyMailsWords } from "#leads/mail/agency-mails.words.ts";
import type { MailSettings } from "#leads/mail/compose-lead.tsx";
import { headerText } from "#leads/mail/header-text.ts";
import { blockText, CompactBlock, type LeadBlock, leadBlock } from "#leads/mail/lead-block.tsx";
import { MailLayout, mailText, paragraphs, renderMail } from "#leads/mail/mail-layout.tsx";
import { preventAutolinks } from "#leads/mail/prevent-autolinks.ts";
import type { ClaimedDelivery } from "#leads/outbox/claims.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";

interface Part {
  heading: string;
  text: string;
  blocks: LeadBlock[];
}

/** Composes the mail of a day: what nobody has answered, what was set aside, what was not delivered. */
export function composeDaily(
  delivery: DeliveryTable,
  report: DailyReport,
  { links, to }: MailSettings,
): SendMailOptions {
  const { daily } = agencyMailsWords(agencyLanguage);
  // Short, because a mail program cuts a long mail: the lead's page has all of it.
  const block = (lead: LeadTable, notes: LeadRow[]) =>
    leadBlock(lead, { notes, links, writtenAt: delivery.created_at, longest: 200 });
  const failed = Map.groupBy(report.undelivered, ({ lead }) => lead?.id);
  const parts: Part[] = [
    {
      heading: daily.unanswered.heading({ count: report.unanswered.count }),
      text: daily.unanswered.text,
      blocks: report.unanswered.leads.map((lead) =>
        block(lead, [[daily.due, formatAgencyTime(replyDueAt(lead.created_at, site.hours))]]),
      ),
    },
    {
      heading: daily.suspects.heading({ count: report.suspects.length }),
      text: daily.suspects.text,
      blocks: report.suspects.map((lead) => block(lead, internalRows(lead))),
    },
    {
      heading: daily.undelivered.heading({ count: report.undelivered.length }),
      text: daily.undelivered.text,
      blocks: [...failed.values()].flatMap((deliveries) => {
        const lead = deliveries[0]?.lead;
        return lead ? [block(lead, [[daily.failed, whatFailed(deliveries)]])] : [];
      }),
    },
  ].filter(({ blocks }) => blocks.length > 0);
  const heading = parts.map((part) => part.heading).join(", ");
  return {
    to: [...to],
    replyTo: [...to],
    subject: `[${site.brand}] ${heading}`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: paragraphs(parts.flatMap((part) => [part.heading, part.text, ...part.blocks.map(blockText)])),
    html: renderMail(
      <MailLayout language={agencyLanguage} heading={daily.heading}>
        {parts.map((part) => (
          <div key={part.heading}>
            <p style={{ ...mailText, fontWeight: 700 }}>{part.heading}</p>
            <p style={mailText}>{part.text}</p>
            {part.blocks.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
              <div key={index} className="line" style={{ padding: "16px 0 8px" }}>
                <CompactBlock block={one} />
              </div>
            ))}
          </div>
        ))}
      </MailLayout>,
    ),
  };
}

/** Which deliveries of a lead were given up, and what the receiving servers said. */
function whatFailed(deliveries: ClaimedDelivery[]): string {
  const { deliveries: names, answer } = agencyMailsWords(agencyLanguage);
  const kinds = deliveries.map(({ delivery }) => names[delivery.kind]).join(", ");
  const answers = deliveries.flatMap(({ delivery: { last_error } }) =>
    last_error
      ? [fillPlaceholder((words) => answer({ words }), preventAutolinks(headerText(last_error, 200)))]
      : [],
  );
  return [kinds, ...new Set(answers)].join(". ");
}
