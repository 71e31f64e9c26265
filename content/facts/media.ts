import type { Size } from "#src/formats/sizes.ts";

/** Media in the brand samples, each with a usual size. */
export const identityMedia = {
  web: { sides: [16], unit: "px" },
  print: { sides: [85, 55], unit: "mm" },
  social: { sides: [1080, 1350], unit: "px" },
  vehicle: { sides: [1.8], unit: "m" },
  shopfront: { sides: [4], unit: "m" },
} as const satisfies Record<string, Size>;

export type IdentityMedium = keyof typeof identityMedia;

/** Social media platforms, each with the aspect ratio of a usual picture. */
export const socialPlatforms = {
  instagram: { name: "Instagram", width: 4, height: 5 },
  facebook: { name: "Facebook", width: 1, height: 1 },
  linkedin: { name: "LinkedIn", width: 1.91, height: 1 },
  tiktok: { name: "TikTok", width: 9, height: 16 },
  youtube: { name: "YouTube", width: 16, height: 9 },
} as const;

export type SocialPlatform = keyof typeof socialPlatforms;
