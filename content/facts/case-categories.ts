/** The portfolio's categories, in the order its filter shows them. */
export const caseCategories = ["websites", "automation", "cro", "design"] as const;

export type CaseCategory = (typeof caseCategories)[number];
