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
  buttonPromiseLabel,
  languageLabel,
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
 * @param sampleAnswers one answer for each added field that the leads have, by its key
 */
export function leadColumns(sampleAnswers: Record<string, ExtraAnswer> = {}): LeadColumn[] {
  const { rows, columns, source } = agencyMailsCopy(agencyLanguage);
  const { fields } = leadFormCopy(agencyLanguage);
  const all: LeadColumn[] = [
    { label: rows.received, cellOf: ({ created_at }) => spreadsheetTime(created_at) },
    ...builtInFields.map((field) => ({
      label: fields[field].inMails,
      cellOf: (lead: LeadTable) => shownValue(field, lead),
    })),
    ...extraColumns(sampleAnswers),
    { label: rows.service, cellOf: ({ service }) => service && serviceLabel(service) },
    { label: rows.promise, cellOf: ({ promise }) => promise && buttonPromiseLabel(promise) },
    // Even if the site has one language now: it may have had more.
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
  // Programs that read the file look for headings with ordinary spaces.
  return all.map((column) => ({ ...column, label: column.label.replace(/\s/g, " ") }));
}

/** Columns of the fields that the site adds, in the order of the form, then of those that it has dropped. */
function extraColumns(sampleAnswers: Record<string, ExtraAnswer>): LeadColumn[] {
  const current = answersIn({});
  // A field's current label takes precedence over the stored one.
  return Object.entries({ ...current, ...sampleAnswers, ...current }).map(([key, { label }]) => ({
    label,
    cellOf: ({ extra }) => {
      const answer = parseExtra(extra)[key];
      return answer ? (answer.shown ?? answer.value) : null;
    },
  }));
}

/** Created once, because exports have thousands of dates. Swedish dates look like ISO 8601. */
const localFormat = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: site.hours.timeZone,
});

/** Formats a time so that spreadsheets in any language recognise it. */
function spreadsheetTime(moment: number): string {
  return localFormat.format(moment);
}
