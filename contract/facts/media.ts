import type { Size } from "#contract/formats/sizes.ts";

/** Media in the brand samples, each with a usual size. */
export const identityMedia = {
  web: { sides: [16], unit: "px" },
  print: { sides: [85, 55], unit: "mm" },
  social: { sides: [1080, 1350], unit: "px" },
  vehicle: { sides: [1.8], unit: "m" },
  shopfront: { sides: [4], unit: "m" },
} as const satisfies Record<string, Size>;

export type IdentityMedium = keyof typeof identityMedia;

/** Social media platforms. */
export const socialPlatforms = {
  instagram: { name: "Instagram" },
  facebook: { name: "Facebook" },
  linkedin: { name: "LinkedIn" },
  tiktok: { name: "TikTok" },
  youtube: { name: "YouTube" },
} as const;

export type SocialPlatform = keyof typeof socialPlatforms;
