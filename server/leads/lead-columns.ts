import { localTime } from "#contact/business-hours.ts";
import { leadFields } from "#contact/lead-fields.ts";
import { parseSource } from "#contact/lead-origin.ts";
import { agencyLanguage, plain, promisedName, shownValue, signalWords } from "#contact/mail/lead-words.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import { sourceFields } from "#content/facts/contact-form.ts";
import { site } from "#site.config.ts";
import { screenName } from "#src/content/screen-name.ts";
import { wordsOf } from "#src/content/words.ts";
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
  const { fields, rows, columns, states, source } = wordsOf("agencyMails", agencyLanguage);
  return [
    { label: rows.received, cellOf: ({ created_at }) => localDate(created_at) },
    ...leadFields.map((field) => ({
      label: plain(fields[field]),
      cellOf: (lead: LeadTable) => shownValue(field, lead),
    })),
    { label: rows.service, cellOf: ({ service }) => service && screenName(service, agencyLanguage) },
    { label: rows.promise, cellOf: ({ promise }) => promise && promisedName(promise, agencyLanguage) },
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
