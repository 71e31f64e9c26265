/** The fields of the contact form, in the order in which they are asked. */
export const leadFields = ["name", "email", "company", "phone", "projectType", "budget", "message"] as const;

export type LeadField = (typeof leadFields)[number];

export const projectTypes = [
  "website",
  "ecommerce",
  "webapp",
  "branding",
  "automation",
  "social",
  "other",
] as const;

export type ProjectType = (typeof projectTypes)[number];

/** Sizes of a budget, smallest first; `content/facts/budgets.ts` has their bounds. */
export const budgets = ["small", "medium", "large", "enterprise"] as const;

export type Budget = (typeof budgets)[number];

/**
 * A field nobody sees, which robots fill in like any other. Programs that fill in forms for people know what
 * `website` or `url` asks for, and would; this name tells them nothing.
 */
export const robotField = "topic";

/** Hidden fields that say where the visit began: its first page, who had linked to it, and its campaign. */
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

/** All hidden fields about the visit; none is required, and what they should not hold is ignored. */
export const originFields = ["service", "promise", ...sourceFields] as const;

export type OriginField = (typeof originFields)[number];
