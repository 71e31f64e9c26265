/** Categories of the portfolio's filter, in order. */
export const caseCategories = ["websites", "automation", "cro", "design"] as const;
