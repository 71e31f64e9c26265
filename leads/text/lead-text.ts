import { screenName } from "#contract/copy/screen-name.ts";
import { hasLanguageChoice } from "#contract/facts/languages.ts";
import { site } from "#contract/facts/site.ts";
import { formatTime } from "#contract/formats/dates.ts";
import { languageNames } from "#contract/formats/language-names.ts";
import { sourceFields } from "#contract/hidden-fields.ts";
import { type Language, locales, localize } from "#contract/languages.ts";
import { fieldFacts, type LeadField, leadFields } from "#contract/lead-fields.ts";
import { leadFormWords } from "#contract/lead-form.words.ts";
import { budgetCurrency, optionLabels } from "#contract/option-labels.ts";
import { promiseName } from "#contract/promise-texts.ts";
import { leadActionsWords } from "#leads/actions/words.ts";
import type { LeadStatus } from "#leads/store/lead-actions.ts";
import { parseSource } from "#leads/store/lead-source.ts";
import type { LeadTable } from "#leads/store/tables.ts";
import { shortId } from "#leads/store/time-ordered-id.ts";
import { agencyMailsWords } from "#leads/text/agency-mails.words.ts";
import { headerText } from "#leads/text/header-text.ts";
import { preventAutolinks } from "#leads/text/prevent-autolinks.ts";

export type LeadRow = readonly [label: string, value: string, href?: string];

export const agencyLanguage: Language = site.agencyLanguage;

const fieldsIn = (place: "sender" | "row" | "text") =>
  leadFields.filter((field) => fieldFacts[field].place === place);

/** Puts a value into a sentence as it is, past the typography, which takes invisible characters out. */
export function fillPlaceholder(sentence: (place: string) => string, value: string): string {
  const place = "\u241f";
  return sentence(place).replace(place, () => value);
}

/** Joins a label and its value, which goes in as it is. */
export function rowText(label: string, value: string): string {
  const { row } = agencyMailsWords(agencyLanguage);
  return fillPlaceholder((place) => row({ label, value: place }), value);
}

/** A text as typed, so that it can be copied and quoted; of a suspect, nothing in it can be clicked. */
export function typedText(lead: LeadTable, text: string): string {
  return ["suspect", "spam"].includes(lead.status) ? preventAutolinks(text) : text;
}

/** What a field says in the agency's language. */
export function shownValue(field: LeadField, lead: LeadTable): string {
  const facts = fieldFacts[field];
  const value = lead[facts.column];
  return "options" in facts ? (labels[lead.language]?.[field]?.[value] ?? value) : value;
}

/** Written out once, because exports have thousands of them. */
const labels = localize((language) => optionLabels(agencyLanguage, budgetCurrency(language)));

export function senderOf(lead: LeadTable): string {
  return headerText(
    fieldsIn("sender")
      .flatMap((field) => shownValue(field, lead) || [])
      .join(", "),
    160,
  );
}

export function textOf(lead: LeadTable): string {
  return fieldsIn("text")
    .map((field) => shownValue(field, lead))
    .join("\n\n");
}

/** Where a click on a field leads. */
const links: Partial<Record<string, (value: string, lead: LeadTable) => string>> = {
  email: (email, lead) =>
    `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subjectToVisitor(lead))}`,
  phone: (phone) => `tel:${phone.replace(/(?!^\+)\D/g, "")}`,
};

function fieldRow(field: LeadField, lead: LeadTable): LeadRow {
  const { fields } = agencyMailsWords(agencyLanguage);
  const value = shownValue(field, lead);
  const href = links[fieldFacts[field].kind]?.(value, lead);
  return href === undefined
    ? [fields[field], typedText(lead, value)]
    : [fields[field], headerText(value, 255), href];
}

export function formatAgencyTime(moment: number): string {
  return new Intl.DateTimeFormat(locales[agencyLanguage], {
    dateStyle: "full",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: site.hours.timeZone,
  })
    .format(moment)
    .replace(/\d{2}:\d{2}/, (time) => formatTime(time, agencyLanguage));
}

/** What the visitor asked for and when; safe to quote in a reply. */
export function quotableRows(lead: LeadTable): LeadRow[] {
  const { rows } = agencyMailsWords(agencyLanguage);
  return [
    ...fieldsIn("row")
      // What was not asked, or not answered.
      .filter((field) => lead[fieldFacts[field].column] !== "")
      .map((field) => fieldRow(field, lead)),
    ...(lead.service ? [[rows.service, screenName(lead.service, agencyLanguage)] as const] : []),
    ...(lead.promise ? [[rows.promise, promiseName(lead.promise, agencyLanguage)] as const] : []),
    ...(hasLanguageChoice ? [[rows.language, languageNames([lead.language], agencyLanguage)] as const] : []),
    [rows.received, formatAgencyTime(lead.created_at)],
    [rows.reference, shortId(lead.id)],
  ];
}

/** Internal notes on a lead; must not appear in anything a reply quotes. */
export function internalRows(lead: LeadTable): LeadRow[] {
  const { rows, source: labels } = agencyMailsWords(agencyLanguage);
  const source = parseSource(lead.source);
  const known = sourceFields.flatMap((field): LeadRow[] => {
    const value = source[field];
    return value === undefined ? [] : [[labels[field], typedText(lead, value)]];
  });
  return [
    [rows.score, `${lead.score} / 100`],
    ...(lead.signals ? [[rows.signals, signalWords(lead.signals)] as const] : []),
    ...known,
  ];
}

/** Spells out stored spam signals; a signal stored by another version is shown by its key. */
export function signalWords(signals: string): string {
  const words: Record<string, string> = agencyMailsWords(agencyLanguage).signals;
  return signals
    .split(", ")
    .map((signal) => words[signal] ?? signal)
    .join(", ");
}

export function statusLabel(status: LeadStatus): string {
  return leadActionsWords(agencyLanguage).labels[status];
}

export function subjectToVisitor(lead: LeadTable): string {
  const { subject } = agencyMailsWords(lead.language);
  const { [lead.project_type]: projectType = lead.project_type || site.brand } = leadFormWords(lead.language)
    .options.projectType;
  return headerText(subject({ projectType, company: lead.company || lead.name }), 160);
}
