import { buttonPromises } from "#contract/facts/button-promises.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";
import { type SourceField, sourceFields } from "#contract/hidden-fields.ts";

/** Where a visit came from; unknown fields are left out. */
type LeadSource = Partial<Record<SourceField, string>>;

/** What brought a visitor to the form. */
export interface LeadOrigin {
  service: ServiceKey | null;
  promise: string | null;
  source: LeadSource;
}

const longest = 120;

/** Path of a page on this site, without its query, which might hold personal data. */
const path = /^\/[\w\-./%~]*$/;
const host = /^(?=.{1,120}$)[a-z\d-]+(\.[a-z\d-]+)+$/i;
/** Letters, digits and a few punctuation marks; rejects email addresses and links. */
const campaign = /^[\p{L}\p{N} _.+|:,()&-]+$/u;

/** Reads the origin of a visit; invalid values are dropped, since no message is refused because of them. */
export function readOrigin(input: Record<string, unknown>): LeadOrigin {
  const source: Partial<Record<SourceField, string>> = {};
  for (const field of sourceFields) {
    const value = input[field];
    if (typeof value !== "string") continue;
    const text = value.trim().slice(0, longest).toWellFormed();
    const form = field === "page" ? path : field === "referrer" ? host : campaign;
    if (form.test(text)) source[field] = text;
  }
  return {
    service: serviceKeys.find((key) => key === input["service"]) ?? null,
    promise: buttonPromises.find((key) => key === input["promise"]) ?? null,
    source,
  };
}

export function parseSource(stored: string | null): LeadSource {
  return stored === null ? {} : JSON.parse(stored);
}

/** Serialises a source for the database; null if it is empty. */
export function storedSource(source: LeadSource): string | null {
  return Object.keys(source).length === 0 ? null : JSON.stringify(source);
}
