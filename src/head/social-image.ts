/** Pixels of a social card: the ratio every network shows uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

export const cardType = "image/jpeg";

/** Path of the card of the page with a canonical path: `/en/pricing` -> `/social/en/pricing.jpg`. */
export function cardPath(path: string): string {
  return `/social${path === "/" ? "/home" : path}.jpg`;
}
