import { promises } from "#contract/facts/promises.ts";
import type { Money } from "#contract/formats/money.ts";

/** Contents of each package; prices are in `prices.ts`. */
export const packages = {
  design: {
    express: { concepts: 1, rounds: 1, guidePages: 4, templates: 2 },
    complete: { concepts: 2, rounds: 3, guidePages: 24, templates: 6 },
    rebranding: { concepts: 3, rounds: 4, guidePages: 40, templates: 12 },
  },
  /** Videos and meetings are per month. */
  social: {
    starter: promises.social.starter,
    growth: {
      ...promises.social.growth,
      allPosts: promises.social.growth.platforms * promises.social.growth.posts,
      videos: 4,
      meetingMinutes: 30,
    },
    enterprise: { ...promises.social.enterprise, videos: 8, meetingMinutes: 60 },
  },
} as const;

/** The package marked as popular; one that is not sold marks none. */
export const popularPackage: Record<keyof typeof packages, string> = { design: "complete", social: "growth" };

/** Deliverables of a design project. */
export const designDelivery = { fileFormats: 5, rightsPercent: 100 } as const;

/** A bakery's example: an extra order, and what is left of it after ingredients and work. */
export const socialExample: {
  order: Money & Record<string, number>;
  marginPercent: number;
} = { order: { EUR: 42, USD: 45 }, marginPercent: 60 };

/** Pages of the monthly social media report. */
export const socialReport = { pages: 1 } as const;
