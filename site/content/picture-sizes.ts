/** Sizes a picture is rendered and stored in, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
  /** Width its page is laid out at: the smaller, the larger its type appears. */
  drawnAt: number;
  /** Widths of the AVIF files, ascending. */
  widths: readonly number[];
  /** Width of the WebP file, for browsers without AVIF. */
  fallback: number;
}

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

export const portraitSize: PictureSize = {
  width: 640,
  height: 640,
  drawnAt: 320,
  widths: [160, 320, 640],
  fallback: 320,
};

/** Size of the page on which the websites page points out what makes a good page. */
export const annotatedPageSize: PictureSize = {
  width: 1600,
  height: 1520,
  drawnAt: 800,
  widths: [440, 800, 1600],
  fallback: 800,
};

/** The same page as a phone shows it. */
export const annotatedPhoneSize: PictureSize = {
  width: 1170,
  height: 1560,
  drawnAt: 390,
  widths: [780],
  fallback: 780,
};
