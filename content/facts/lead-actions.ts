/** What a link in a mail to the agency can do with a lead. */
export const leadActions = ["release", "spam", "answered", "retry", "erase"] as const;

export type LeadAction = (typeof leadActions)[number];
