/** Size of a social card in pixels; every network shows this ratio uncropped. */
export const socialCardSize = { width: 1200, height: 630 } as const;

export const socialCardType = "image/jpeg";

/** Path of a page's social card: `/en/pricing` -> `/social/en/pricing.jpg`. */
export function socialCardPath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}
