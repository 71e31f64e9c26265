import { fillTemplate } from "#contract/copy/fill-template.ts";
import { formatTime } from "#contract/formats/dates.ts";
import { formatDay } from "#contract/formats/days.ts";
import { visitorPhoneLink } from "#contract/formats/phone-numbers.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import { builtInFieldSpecs } from "#contract/lead/lead-fields.ts";
import { leadFormCopy } from "#contract/lead/lead-form.copy.ts";
import { type BuiltInField, builtInFields, sourceFields } from "#contract/schemas/field-names.ts";
import { site } from "#data/contract/facts/site.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { partsOf } from "#leads/mailboxes.ts";
import { parseExtra } from "#leads/store/lead-extra.ts";
import { shortId } from "#leads/store/lead-reference.ts";
import { parseSource } from "#leads/store/lead-source.ts";
import type { LeadTable } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
import { headerText } from "#leads/text/header-text.ts";
import { preventAutolinks } from "#leads/text/prevent-autolinks.ts";
import {
  buttonPromiseLabel,
  languageLabel,
  projectLabel,
  serviceLabel,
  shownValue,
  signalLabels,
  visitorLanguage,
} from "#leads/text/stored-keys.ts";

export type LeadRow = readonly [label: string, value: string, href?: string];

export const agencyLanguage: Language = site.agencyLanguage;

const fieldsIn = (slot: "sender" | "row" | "text") =>
  builtInFields.filter((field) => builtInFieldSpecs[field].mailSlot === slot);

/** Joins a label and its value, which stays unchanged. */
export function rowText(label: string, value: string): string {
  return fillTemplate(agencyMailsCopy(agencyLanguage).row, { label, value });
}

/** A text as the visitor typed it, to copy and quote. In suspects and spam, nothing in it becomes a link. */
export function typedText(lead: LeadTable, text: string): string {
  return ["suspect", "spam"].includes(lead.status) ? preventAutolinks(text) : text;
}

export function senderOf(lead: LeadTable): string {
  return headerText(
    fieldsIn("sender")
      .flatMap((field) => shownValue(field, lead) || [])
      .join(", "),
    160,
  );
}

export function leadText(lead: LeadTable): string {
  return fieldsIn("text")
    .map((field) => shownValue(field, lead))
    .join("\n\n");
}

/** How to link the value of a field, by the kind of field. */
const linkOfKind: Partial<Record<string, (value: string, lead: LeadTable) => string | null>> = {
  email: (email, lead) => mailtoLink(email, subjectToVisitor(lead)),
  phone: (phone, lead) => {
    const { region } = new Intl.Locale(locales[visitorLanguage(lead)]);
    return visitorPhoneLink(phone, region ?? site.legal.country);
  },
};

/** Builds a `mailto:` link (RFC 6068). The @ is not encoded, and the domain is in ASCII, as mail servers look it up. */
function mailtoLink(email: string, subject: string): string {
  const [local, domain] = partsOf(email);
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}?subject=${encodeURIComponent(subject)}`;
}

function fieldRow(field: BuiltInField, lead: LeadTable): LeadRow {
  const label = leadFormCopy(agencyLanguage).fields[field].inMails;
  const value = shownValue(field, lead);
  const href = linkOfKind[builtInFieldSpecs[field].kind]?.(value, lead) ?? null;
  return href === null ? [label, typedText(lead, value)] : [label, headerText(value, 255), href];
}

/** Rows for the fields that the site adds, or added when the lead was sent. */
function extraRows(lead: LeadTable, maxLength?: number): LeadRow[] {
  const visibleText = (text: string) => typedText(lead, maxLength ? headerText(text, maxLength) : text);
  return Object.values(parseExtra(lead.extra))
    .filter(({ value }) => value !== "")
    .map((answer) => [answer.label, visibleText(answer.shown ?? answer.value)]);
}

export function formatAgencyTime(moment: number): string {
  return formatDay(moment, locales[agencyLanguage], {
    dateStyle: "full",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: site.hours.timeZone,
  }).replace(/\d{2}:\d{2}/, (time) => formatTime(time, agencyLanguage));
}

/**
 * What the visitor asked for, and when; safe to quote in a reply.
 * @param maxLength shortens each answer in an added field to one line of this many characters
 */
export function quotableRows(lead: LeadTable, maxLength?: number): LeadRow[] {
  const { rows } = agencyMailsCopy(agencyLanguage);
  return [
    ...fieldsIn("row")
      // Without the fields that the form did not have, or that were left empty.
      .filter((field) => lead[builtInFieldSpecs[field].column] !== "")
      .map((field) => fieldRow(field, lead)),
    ...extraRows(lead, maxLength),
    ...(lead.service ? [[rows.service, serviceLabel(lead.service)] as const] : []),
    ...(lead.promise ? [[rows.promise, buttonPromiseLabel(lead.promise)] as const] : []),
    ...(hasLanguageChoice || lead.language !== agencyLanguage
      ? [[rows.language, languageLabel(lead.language)] as const]
      : []),
    [rows.received, formatAgencyTime(lead.created_at)],
    [rows.reference, shortId(lead.id)],
  ];
}

/** Internal notes on a lead, which must not appear in anything that a reply quotes. */
export function internalRows(lead: LeadTable): LeadRow[] {
  const { rows, source: labels } = agencyMailsCopy(agencyLanguage);
  const source = parseSource(lead.source);
  const sourceRows = sourceFields.flatMap((field): LeadRow[] => {
    const value = source[field];
    return value === undefined ? [] : [[labels[field], typedText(lead, headerText(value, 255))]];
  });
  return [
    [rows.score, `${lead.score} / 100`],
    ...(lead.signals ? [[rows.signals, signalLabels(lead.signals)] as const] : []),
    ...sourceRows,
  ];
}

/** Subject of the mail about a lead, in the agency's language. */
export function subjectToAgency(lead: LeadTable): string {
  const { received } = agencyMailsCopy(agencyLanguage);
  const language = languageLabel(lead.language);
  const projectType = projectLabel(lead.project_type, agencyLanguage) || site.brand;
  return headerText(received({ language, projectType, company: lead.company || lead.name }), 160);
}

/** Subject of a reply to the visitor. */
function subjectToVisitor(lead: LeadTable): string {
  const language = visitorLanguage(lead);
  const { subject } = agencyMailsCopy(language);
  const projectType = projectLabel(lead.project_type, language) || site.brand;
  return headerText(subject({ projectType, company: lead.company || lead.name }), 160);
}
