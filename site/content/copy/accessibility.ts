/** What the site is tested for; the accessibility statement and the tests both use these values. */
export const accessibility = {
  /** Window widths in pixels at which every page is tested. */
  widths: { narrow: 320, middle: 768, wide: 1440 },
  /** Percentage to which text can be enlarged without loss. */
  textPercent: 200,
  /** Minimum height and width of click and touch targets, in pixels. */
  targets: { least: 24, main: 44 },
} as const;
