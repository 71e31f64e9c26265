import { type SourceField, sourceFields } from "#content/facts/contact-form.ts";
import { type Promised, promised } from "#content/facts/promised.ts";
import { type ServiceKey, serviceKeys } from "#content/facts/services.ts";

/** Where a visit began; what is not known is left out. */
export type LeadSource = Readonly<Partial<Record<SourceField, string>>>;

/** What brought a visitor to the form. */
export interface LeadOrigin {
  readonly service: ServiceKey | null;
  readonly promise: Promised | null;
  readonly source: LeadSource;
}

export const unknownOrigin: LeadOrigin = { service: null, promise: null, source: {} };

/** Longest value that is kept, in characters. */
const longest = 120;

/** A page of the site: a path, without the query that might hold more than a campaign. */
const path = /^\/[\w\-./%~]*$/;
const host = /^(?=.{1,120}$)[a-z\d-]+(\.[a-z\d-]+)+$/i;
/** Campaigns are named in letters, digits and a few signs; a mail address or a link is none. */
const campaign = /^[\p{L}\p{N} _.+|:,()&-]+$/u;

/**
 * Reads what the form's hidden fields, or an address' query, say of a visit. Whatever is not as it should be is
 * left out: nobody's message is refused for it.
 */
export function readOrigin(input: Readonly<Record<string, unknown>>): LeadOrigin {
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
    promise: promised.find((key) => key === input["promise"]) ?? null,
    source,
  };
}

/** A stored source, as it was read from the form. */
export function parseSource(stored: string | null): LeadSource {
  const value: unknown = stored === null ? {} : JSON.parse(stored);
  return typeof value === "object" && value !== null ? readOrigin({ ...value }).source : {};
}

/** A source as it is stored; null where nothing is known. */
export function storedSource(source: LeadSource): string | null {
  return Object.keys(source).length === 0 ? null : JSON.stringify(source);
}
