import { languageNames } from "#contract/formats/language-names.ts";
import { withoutInvisible } from "#contract/formats/typeset.ts";
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

// The keys that a row holds, in words. Sites withdraw services and drop languages, and other versions store keys of their
// own, so each of these says the key where there are no words for it, and none throws.

const { agencyLanguage } = site;

/** What a list of words says for a key. */
export function labelIn(labels: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(labels, key) ? (labels[key] ?? key) : key;
}

/** The language to write to a visitor in: theirs, or the agency's once the site has dropped it. */
export function visitorLanguage({ language }: Pick<LeadTable, "language">): Language {
  return isLanguage(language) ? language : agencyLanguage;
}

/** By language, written out once, because exports have thousands of them. */
const labels = localize((language) => optionLabels(agencyLanguage, budgetCurrency(language)));

/** What a field says in the agency's language; nobody knows the currency of a budget in a language that was dropped. */
export function shownValue(field: BuiltInField, lead: LeadTable): string {
  const value = lead[builtInFieldSpecs[field].column];
  const ofLanguage: OptionLabels = isLanguage(lead.language)
    ? labels[lead.language]
    : leadFormCopy(agencyLanguage).options;
  return "options" in builtInFieldSpecs[field] ? labelIn(ofLanguage[field] ?? {}, value) : value;
}

export function projectLabel(projectType: string, language: Language): string {
  return labelIn(leadFormCopy(language).options.projectType, projectType);
}

export function serviceLabel(service: string): string {
  return isScreenKey(service) && hasPage(service, agencyLanguage)
    ? withoutInvisible(screenName(service, agencyLanguage))
    : service;
}

export function promiseLabel(promise: string): string {
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
  const words = agencyMailsCopy(agencyLanguage).signals;
  return signals
    .split(", ")
    .map((signal) => labelIn(words, signal))
    .join(", ");
}

/** What a delivery is called: the agency's by its mailbox, too, since one may take it and another not. */
export function deliveryLabel({ kind, recipient }: Pick<DeliveryTable, "kind" | "recipient">): string {
  const name = labelIn(agencyMailsCopy(agencyLanguage).deliveries, kind);
  return recipient === "" ? name : `${name} (${recipient})`;
}
