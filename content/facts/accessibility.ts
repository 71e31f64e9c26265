/** What the site is tested for and its accessibility statement names, once for all languages. */
export const accessibility = {
  /** Widths of the window each page is checked in, in pixels. */
  widths: { narrow: 320, middle: 768, wide: 1440 },
  /** Text can be set to so many per cent of its size without loss. */
  textPercent: 200,
  /** Least height and width of what is clicked or touched, in pixels. */
  targets: { least: 24, main: 44 },
} as const;
