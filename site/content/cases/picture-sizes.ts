import type { PictureSize } from "#site/content/text/pictures.ts";

const wide = { width: 1600, height: 1000, drawnAt: 800, widths: [480, 960, 1600], fallback: 800 } as const;

/** The state before, a detail of the work, and the view on a phone. */
export const storySizes = {
  before: wide,
  detail: wide,
  phone: { width: 960, height: 1200, drawnAt: 480, widths: [480, 960], fallback: 480 },
} as const satisfies Record<string, PictureSize>;

export const caseSizes = {
  cover: { width: 1600, height: 1000, drawnAt: 1000, widths: [480, 800, 1200, 1600], fallback: 800 },
  /** The cover as a phone shows it, whole. */
  tall: { width: 960, height: 1200, drawnAt: 400, widths: [480, 960], fallback: 480 },
  ...storySizes,
} as const satisfies Record<string, PictureSize>;

export type StoryKey = keyof typeof storySizes;
