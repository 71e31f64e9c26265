import { handlingOf, type LeadView } from "#contact/actions/act-on-lead.ts";
import { localTime } from "#contact/business-hours.ts";
import { fieldFacts, leadFields } from "#contact/lead-fields.ts";
import { headerText } from "#contact/mail/header-text.ts";
import { shownValue, textOf } from "#contact/mail/lead-words.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import { shortId } from "#contact/store/time-ordered-id.ts";
import { cellText, labelOf, leadColumns } from "#server/leads/lead-columns.ts";
import { textTable } from "#server/leads/text-table.ts";
import { site } from "#site.config.ts";

/** Long texts have no place in a line of a table. */
const listed = leadFields.filter((field) => fieldFacts[field].place !== "text");

export function leadsAsTable(leads: LeadTable[]): string {
  if (leads.length === 0) return "No leads.";
  return textTable(
    ["id", "received", "state", "score", ...listed, "language"],
    leads.map((lead) => [
      shortId(lead.id),
      formatLocalTime(lead.created_at),
      labelOf(handlingOf(lead)),
      lead.score,
      ...listed.map((field) => shownValue(field, lead)),
      lead.language,
    ]),
  );
}

/** A lead with everything known about it, what became of its mails, and what was done with it. */
export function leadAsText({ lead, deliveries, changes }: LeadView): string {
  const message = textOf(lead);
  const rows = leadColumns().flatMap(({ label, cellOf }) => {
    const text = String(cellText(cellOf(lead)) ?? "");
    return text === "" || text === message ? [] : [`${`${label}:`.padEnd(26)}${headerText(text, 300)}`];
  });
  const sent = deliveries.map(({ kind, state, attempts, sent_at, last_error }) => [
    kind,
    state,
    attempts,
    formatLocalTime(sent_at),
    last_error,
  ]);
  const done = changes.map(({ at, who, action, note }) => [formatLocalTime(at), who, action, note]);
  return [
    ...rows,
    "",
    ...message.split("\n").map((line) => `  ${headerText(line, 2000)}`),
    "",
    sent.length > 0 ? textTable(["mail", "state", "tries", "sent", "last error"], sent) : "No deliveries.",
    ...(done.length > 0 ? ["", textTable(["when", "who", "what", "note"], done)] : []),
  ].join("\n");
}

/** Formats a timestamp in the agency's local time. */
export function formatLocalTime(moment: number | null): string {
  if (moment === null) return "–";
  const { day, time } = localTime(moment, site.hours);
  return `${day} ${time}`;
}
