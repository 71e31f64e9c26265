import { leadFormCopy } from "#contract/lead/lead-form.copy.ts";
import { builtInFields, sourceFields } from "#contract/schemas/field-names.ts";
import { site } from "#data/contract/facts/site.ts";
import type { NotedLead } from "#leads/store/find-leads.ts";
import { answersIn, type ExtraAnswer, parseExtra } from "#leads/store/lead-extra.ts";
import { parseSource } from "#leads/store/lead-source.ts";
import type { LeadTable } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
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

/**
 * Columns of exports for people, labelled in the agency's language.
 * @param answered an answer in each of the fields that sites add and that the leads have, by its key
 */
export function leadColumns(answered: Record<string, ExtraAnswer> = {}): LeadColumn[] {
  const { rows, columns, source } = agencyMailsCopy(agencyLanguage);
  const { fields } = leadFormCopy(agencyLanguage);
  const all: LeadColumn[] = [
    { label: rows.received, cellOf: ({ created_at }) => spreadsheetTime(created_at) },
    ...builtInFields.map((field) => ({
      label: fields[field].inMails,
      cellOf: (lead: LeadTable) => shownValue(field, lead),
    })),
    ...extraColumns(answered),
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

/** Those that the site adds, in the order of the form, and those that it has dropped. */
function extraColumns(answered: Record<string, ExtraAnswer>): LeadColumn[] {
  const current = answersIn({});
  // What they are called now counts.
  return Object.entries({ ...current, ...answered, ...current }).map(([key, { label }]) => ({
    label,
    cellOf: ({ extra }) => {
      const answer = parseExtra(extra)[key];
      return answer ? (answer.shown ?? answer.value) : null;
    },
  }));
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
