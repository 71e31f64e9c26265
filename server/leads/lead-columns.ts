import { budgetLabels } from "#contact/budget-labels.ts";
import { localTime } from "#contact/business-hours.ts";
import { parseSource } from "#contact/lead-origin.ts";
import { agencyLanguage, promisedName, signalWords } from "#contact/mail/lead-words.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import { sourceFields } from "#content/facts/contact-form.ts";
import { site } from "#site.config.ts";
import { screenName } from "#src/content/screen-name.ts";
import { wordsOf } from "#src/content/words.ts";
import { budgetCurrency } from "#src/currencies.ts";
import { languageNames } from "#src/formats/language-names.ts";

/**
 * Value of a cell. Dates hold the agency's local time as if it were UTC, because spreadsheets know no time
 * zones.
 */
type Cell = string | number | Date | null;

/** A column of an export. */
export interface LeadColumn {
  readonly label: string;
  readonly cellOf: (lead: LeadTable) => Cell;
}

/** Columns of exports for people, labelled in the agency's language. */
export function leadColumns(): readonly LeadColumn[] {
  const { rows, columns, states, source, message } = wordsOf("agencyMails", agencyLanguage);
  const { form } = wordsOf("contact", agencyLanguage);
  return [
    { label: rows.received, cellOf: ({ created_at }) => localDate(created_at) },
    { label: columns.name, cellOf: ({ name }) => name },
    { label: columns.company, cellOf: ({ company }) => company },
    { label: rows.email, cellOf: ({ email }) => email },
    { label: rows.phone, cellOf: ({ phone }) => phone },
    { label: rows.projectType, cellOf: ({ project_type }) => form.projectTypes[project_type] },
    {
      label: rows.budget,
      cellOf: ({ budget, language }) =>
        budgetLabels(form.budgets, agencyLanguage, budgetCurrency(language))[budget],
    },
    { label: rows.service, cellOf: ({ service }) => service && screenName(service, agencyLanguage) },
    { label: rows.promise, cellOf: ({ promise }) => promise && promisedName(promise, agencyLanguage) },
    { label: message, cellOf: (lead) => lead.message },
    { label: rows.language, cellOf: ({ language }) => languageNames([language], agencyLanguage) },
    { label: rows.score, cellOf: ({ score }) => score },
    {
      label: columns.state,
      cellOf: ({ state, verdict }) => (verdict === "spam" ? states.spam : states[state]),
    },
    { label: columns.answered, cellOf: ({ answered_at }) => answered_at && localDate(answered_at) },
    { label: rows.signals, cellOf: ({ signals }) => signals && signalWords(signals) },
    { label: columns.recipient, cellOf: ({ recipient }) => recipient },
    ...sourceFields.map((field) => ({
      label: source[field],
      cellOf: (lead: LeadTable) => parseSource(lead.source)[field] ?? null,
    })),
    { label: rows.reference, cellOf: ({ id }) => id },
  ];
}

function localDate(moment: number): Date {
  const { day, time } = localTime(moment, site.hours);
  return new Date(`${day}T${time}Z`);
}
