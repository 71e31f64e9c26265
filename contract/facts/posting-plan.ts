import type { SocialPlatform } from "#contract/facts/media.ts";

/** Sample plan: weekdays for posts on each platform, the best first; 0 is Monday. */
export const postingDays = {
  instagram: [0, 2, 4],
  facebook: [1, 3, 5],
  linkedin: [1, 2, 3],
} as const satisfies Partial<Record<SocialPlatform, number[]>>;
