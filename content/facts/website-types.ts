/**
 * What each type of website holds at most, in pages, and how soon it is live once texts, photos and access
 * are there, in days; a shop has its date in the quote.
 */
export const websiteTypes = {
  showcase: { pages: 5, days: 5 },
  shop: { pages: 12 },
  landing: { pages: 1, days: 3 },
} as const;

export type WebsiteTypeKey = keyof typeof websiteTypes;

/** A handover call comes with every site, in minutes. */
export const handoverMinutes = 30;
