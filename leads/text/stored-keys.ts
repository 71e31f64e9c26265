import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { languageNames } from "#contract/formats/language-names.ts";
import { isLanguage, type Language, localize } from "#contract/languages/languages.ts";
import { builtInFieldSpecs } from "#contract/lead/lead-fields.ts";
import { leadFormCopy } from "#contract/lead/lead-form.copy.ts";
import { budgetCurrency, type OptionLabels, optionLabels } from "#contract/lead/option-labels.ts";
import { promiseName } from "#contract/lead/promise-texts.ts";
import { hasPage } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { isScreenKey } from "#contract/routes/screens.ts";
import type { BuiltInField } from "#contract/schemas/field-names.ts";
import { site } from "#data/contract/facts/site.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";

// Labels for the keys in a row. Sites withdraw services and drop languages, and other versions store keys of their own,
// so a key without a label stands for itself, and none of these functions throws.

const { agencyLanguage } = site;

/** The label of a key; the key itself if it has none. */
export function labelIn(labels: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(labels, key) ? (labels[key] ?? key) : key;
}

/** The language of mails to a visitor: the visitor's, or the agency's if the site no longer has it. */
export function visitorLanguage({ language }: Pick<LeadTable, "language">): Language {
  return isLanguage(language) ? language : agencyLanguage;
}

/** Labels of options by the visitor's language, made once, because exports need thousands. */
const labelsByLanguage = localize((language) => optionLabels(agencyLanguage, budgetCurrency(language)));

/**
 * The value of a field in the agency's language. Labels of budgets have no amounts if the site no longer has the
 * visitor's language.
 */
export function shownValue(field: BuiltInField, lead: LeadTable): string {
  const value = lead[builtInFieldSpecs[field].column];
  const labels: OptionLabels = isLanguage(lead.language)
    ? labelsByLanguage[lead.language]
    : leadFormCopy(agencyLanguage).options;
  return "options" in builtInFieldSpecs[field] ? labelIn(labels[field] ?? {}, value) : value;
}

export function projectLabel(projectType: string, language: Language): string {
  return labelIn(leadFormCopy(language).options.projectType, projectType);
}

export function serviceLabel(service: string): string {
  return isScreenKey(service) && hasPage(service, agencyLanguage)
    ? withoutInvisible(screenName(service, agencyLanguage))
    : service;
}

export function buttonPromiseLabel(promise: string): string {
  return promiseName(promise, agencyLanguage);
}

export function languageLabel(language: string): string {
  return /^[a-z]{2,3}$/.test(language) ? languageNames([language], agencyLanguage) : language;
}

export function statusLabel(status: string): string {
  return labelIn(leadActionsCopy(agencyLanguage).labels, status);
}

/** Spells out the signals of a suspicious lead. */
export function signalLabels(signals: string): string {
  const labels = agencyMailsCopy(agencyLanguage).signals;
  return signals
    .split(", ")
    .map((signal) => labelIn(labels, signal))
    .join(", ");
}

/** Names a delivery, with its mailbox if it goes to the agency: each mailbox has a delivery of its own. */
export function deliveryLabel({ kind, recipient }: Pick<DeliveryTable, "kind" | "recipient">): string {
  const name = labelIn(agencyMailsCopy(agencyLanguage).deliveries, kind);
  return recipient === "" ? name : `${name} (${recipient})`;
}
