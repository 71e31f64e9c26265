/** What somebody at the agency can do with a lead. */
export const leadActions = ["release", "answered", "reopen", "spam", "retry", "erase", "keep"] as const;

export type LeadAction = (typeof leadActions)[number];

/** How far the agency is with a lead. */
export const leadStatuses = ["suspect", "new", "answered", "spam", "erasing"] as const;

export type LeadStatus = (typeof leadStatuses)[number];
