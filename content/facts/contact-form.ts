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
