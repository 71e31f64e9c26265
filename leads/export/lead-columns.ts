import { sourceFields } from "#contract/hidden-fields.ts";
import { leadFields } from "#contract/lead-fields.ts";
import { leadFormWords } from "#contract/lead-form.words.ts";
import { site } from "#data/contract/facts/site.ts";
import type { NotedLead } from "#leads/store/find-leads.ts";
import { parseSource } from "#leads/store/lead-source.ts";
import type { LeadTable } from "#leads/store/tables.ts";
import { agencyMailsWords } from "#leads/text/agency-mails.words.ts";
import { agencyLanguage } from "#leads/text/lead-text.ts";
import {
  languageLabel,
  promiseLabel,
  serviceLabel,
  shownValue,
  signalLabels,
  statusLabel,
} from "#leads/text/stored-keys.ts";

interface LeadColumn {
  label: string;
  cellOf: (lead: NotedLead) => string | number | null;
}

/** Columns of exports for people, labelled in the agency's language. */
export function leadColumns(): LeadColumn[] {
  const { rows, columns, source } = agencyMailsWords(agencyLanguage);
  const { fields } = leadFormWords(agencyLanguage);
  const all: LeadColumn[] = [
    { label: rows.received, cellOf: ({ created_at }) => spreadsheetTime(created_at) },
    ...leadFields.map((field) => ({
      label: fields[field].inMails,
      cellOf: (lead: LeadTable) => shownValue(field, lead),
    })),
    { label: rows.service, cellOf: ({ service }) => service && serviceLabel(service) },
    { label: rows.promise, cellOf: ({ promise }) => promise && promiseLabel(promise) },
    // Of a site with one language too: it may have had more.
    { label: rows.language, cellOf: ({ language }) => languageLabel(language) },
    { label: rows.score, cellOf: ({ score }) => score },
    { label: columns.status, cellOf: ({ status }) => statusLabel(status) },
    { label: columns.answered, cellOf: ({ answered_at }) => answered_at && spreadsheetTime(answered_at) },
    { label: rows.signals, cellOf: ({ signals }) => signals && signalLabels(signals) },
    { label: columns.notes, cellOf: ({ notes }) => notes?.join("\n") ?? null },
    { label: columns.recipient, cellOf: ({ recipient }) => recipient },
    ...sourceFields.map((field) => ({
      label: source[field],
      cellOf: (lead: LeadTable) => parseSource(lead.source)[field] ?? null,
    })),
    { label: rows.reference, cellOf: ({ id }) => id },
  ];
  // Programs that read the file know their headings by ordinary spaces.
  return all.map((column) => ({ ...column, label: column.label.replace(/\s/g, " ") }));
}

/** Kept, because exports have thousands of dates; Swedish dates are written as in ISO 8601. */
const localFormat = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: site.hours.timeZone,
});

/** A time in a way that spreadsheets of every language understand. */
function spreadsheetTime(moment: number): string {
  return localFormat.format(moment);
}
