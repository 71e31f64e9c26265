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
