import { budgetLabels } from "#contact/budget-labels.ts";
import { parseSource } from "#contact/lead-origin.ts";
import { headerText } from "#contact/mail/header-text.ts";
import { inertText } from "#contact/mail/inert-text.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import { sourceFields } from "#content/facts/contact-form.ts";
import { prices } from "#content/facts/prices.ts";
import type { Promised } from "#content/facts/promised.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import { budgetCurrency } from "#src/currencies.ts";
import { languageNames } from "#src/formats/language-names.ts";
import { type Language, locales } from "#src/languages.ts";

/** What one reads of a lead: a label and its value. */
export type LeadRow = readonly [label: string, value: string];

/** The language of everything the agency itself reads. */
export const agencyLanguage: Language = site.agencyLanguage;

/** Characters of an id that tell a lead from all others to a person. */
const shownOfId = 8;

/** The end of an id, which is random; what people read out and type. */
export function referenceOf({ id }: Pick<LeadTable, "id">): string {
  return id.slice(-shownOfId);
}

/** Who wrote, on one line. */
export function whoOf({ name, company }: Pick<LeadTable, "name" | "company">): string {
  return headerText(`${name}, ${company}`, 160);
}

/** A moment as the agency reads it, in its own time. */
export function agencyMoment(moment: number): string {
  return new Intl.DateTimeFormat(locales[agencyLanguage], {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: site.hours.timeZone,
  }).format(moment);
}

/** What the visitor wants and when they wrote: all of it may be quoted in a reply. */
export function wishRows(lead: LeadTable): LeadRow[] {
  const { form } = wordsOf("contact", agencyLanguage);
  const { rows } = wordsOf("agencyMails", agencyLanguage);
  const labels = budgetLabels(form.budgets, agencyLanguage, budgetCurrency(lead.language));
  return [
    [rows.projectType, form.projectTypes[lead.project_type]],
    [rows.budget, labels[lead.budget]],
    ...(lead.service
      ? [[rows.service, wordsOf("layout", agencyLanguage).services[lead.service]] as const]
      : []),
    ...(lead.promise ? [[rows.promise, promisedName(lead.promise, agencyLanguage)] as const] : []),
    [rows.language, languageNames([lead.language], agencyLanguage)],
    [rows.received, agencyMoment(Number(lead.created_at))],
    [rows.reference, referenceOf(lead)],
  ];
}

/** What the agency alone knows of a lead: no reply may quote it. */
export function noteRows(lead: LeadTable): LeadRow[] {
  const { rows, source: labels } = wordsOf("agencyMails", agencyLanguage);
  const source = parseSource(lead.source);
  const known = sourceFields.flatMap((field): LeadRow[] => {
    const value = source[field];
    return value === undefined ? [] : [[labels[field], inertText(value)]];
  });
  return [
    [rows.score, `${lead.score} / 100`],
    ...(lead.signals ? [[rows.signals, signalWords(lead.signals)] as const] : []),
    ...known,
  ];
}

/** What speaks against a lead, in words; a sign stored by another version may have none and is named as it is. */
export function signalWords(signals: string): string {
  const words: Readonly<Record<string, string>> = wordsOf("agencyMails", agencyLanguage).signals;
  return signals
    .split(", ")
    .map((signal) => words[signal] ?? signal)
    .join(", ");
}

/** What a button promised, as its page calls it. */
export function promisedName(promise: Promised, language: Language): string {
  const { groups } = wordsOf("prices", language);
  if (isKeyOf(prices.designPackages, promise)) return groups.designPackages.items[promise].name;
  if (isKeyOf(prices.socialPackages, promise)) return groups.socialPackages.items[promise].name;
  return wordsOf("agencyMails", language).promised[promise];
}

function isKeyOf<Keys extends object>(keys: Keys, key: PropertyKey): key is keyof Keys {
  return Object.hasOwn(keys, key);
}

/** The subject of what is written to the visitor, in their language. */
export function subjectToVisitor(lead: LeadTable): string {
  const projectType = wordsOf("contact", lead.language).form.projectTypes[lead.project_type];
  return headerText(wordsOf("agencyMails", lead.language).subject(projectType, lead.company), 160);
}
