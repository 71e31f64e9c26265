/**
 * Maximum pages of each type of website, and days until it is live once texts, photos and access are there. One page
 * takes as long as any first work, `promises.setup`; shops get their date in the quote.
 */
export const websiteTypes = {
  landing: { pages: 1, days: 3 },
  onePage: { pages: 1 },
  showcase: { pages: 5, days: 5 },
  shop: { pages: 12 },
} as const;

export type WebsiteTypeKey = keyof typeof websiteTypes;

/** Length of the handover call that every site includes, in minutes. */
export const handoverMinutes = 30;
