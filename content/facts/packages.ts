import { promises } from "#content/facts/promises.ts";

/** What each package holds, once for all languages; its price stands in `prices.ts`. */
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

/** The package most clients take. */
export const popularPackage = { design: "complete", social: "growth" } as const;

/** What a design client holds at the end. */
export const designDelivery = { fileFormats: 5, rightsPercent: 100 } as const;

/** Pages of the monthly social media report. */
export const socialReport = { pages: 1 } as const;
