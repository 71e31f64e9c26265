import type { SendMailOptions } from "nodemailer";
import type { WeeklySummary } from "#contact/follow-up/weekly-summary.ts";
import { composeLeadList } from "#contact/mail/compose-lead-list.tsx";
import { leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, withValue } from "#contact/mail/lead-words.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import { preventAutolinks } from "#contact/mail/prevent-autolinks.ts";
import type { DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { wordsOf } from "#src/content/words.ts";
import { formatDate } from "#src/formats/dates.ts";
import { formatNumber } from "#src/formats/money.ts";

/** Composes the weekly summary: number of leads, their sources, the response time, and those that wait for an answer. */
export function composeSummary(
  { payload, created_at }: DeliveryTable,
  waiting: LeadTable[],
  { to, links }: MailSettings,
): SendMailOptions {
  const { summary, row } = wordsOf("agencyMails", agencyLanguage);
  const week: WeeklySummary = JSON.parse(payload ?? "{}");
  const number = (value: number) => formatNumber(value, agencyLanguage);
  const counts = [
    [summary.received, number(week.received)],
    [summary.answered, number(week.answered)],
    [
      summary.answerTime,
      week.medianHours === null ? summary.notAnswered : summary.hours({ hours: number(week.medianHours) }),
    ],
    [summary.setAside, number(week.setAside)],
    [summary.spam, number(week.spam)],
  ] as const;
  const sources = week.sources.map(({ name, count }) =>
    withValue(
      (label) => row({ label, value: number(count) }),
      name === "" ? summary.direct : preventAutolinks(name),
    ),
  );
  const heading = summary.heading({
    from: formatDate(week.from, agencyLanguage),
    to: formatDate(week.to, agencyLanguage),
  });
  return composeLeadList({
    to,
    replyTo: to,
    subject: summary.subject({ count: week.received }),
    heading,
    text: counts.map(([label, value]) => row({ label, value })).join("\n"),
    lines: [
      ...(sources.length > 0 ? [[summary.from, ...sources].join("\n")] : []),
      ...(waiting.length > 0 ? [summary.waiting({ count: waiting.length })] : []),
    ],
    blocks: waiting.map((lead) => leadBlock(lead, { links, writtenAt: created_at, longest: 100 })),
    isCompact: true,
  });
}
