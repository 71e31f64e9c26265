/** What a lead has on every site, in the order of the form; what it can be is in `lead-fields.ts`. */
export const builtInFields = [
  "name",
  "email",
  "company",
  "phone",
  "projectType",
  "budget",
  "message",
] as const;

export type BuiltInField = (typeof builtInFields)[number];

/**
 * Honeypot: a field hidden from people that bots fill in. Autofill recognises names such as `website` or
 * `url` and would fill them in for real visitors, so the name must mean nothing.
 */
export const honeypotField = "topic";

/** Hidden fields about the start of the visit: landing page, referrer and campaign. */
export const sourceFields = [
  "page",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

export type SourceField = (typeof sourceFields)[number];

/** All hidden fields about the visit; all are optional, and invalid values are ignored. */
export const originFields = ["service", "promise", ...sourceFields] as const;

export type OriginField = (typeof originFields)[number];

/**
 * What else the form sends along: the language of its page, what makes a repeated sending one, and how long
 * it was open.
 */
export const technicalFields = ["language", "idempotencyKey", "openFor", honeypotField] as const;

/**
 * Begins the names of the fields that a site adds: none can be one that the form itself has, or a property of
 * forms.
 */
export const extraPrefix = "extra-";

/** The value that a ticked box sends. */
export const ticked = "yes";
