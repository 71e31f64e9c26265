/** Limits a tenth above what the sample weighs, because longer names, other events and other sentences need room. */
export const atMost = (bytes: number) => bytes * 1.1;

/** Maximum sizes of pages in bytes, compressed with brotli. */
export const byteBudgets = {
  /** HTML with inlined styles; an article's text may follow it. */
  firstWindow: atMost(16_500),
  /**
   * The same for the portfolio and the price list, which show all cases, and all prices with a calculator, on one page.
   */
  listWindow: atMost(17_800),
  /** Scripts of a page without its islands. */
  scriptsWithoutIsland: atMost(4_400),
  /** Scripts of a page's islands, which everybody gets once the page is idle or they come into view. */
  scriptsWithIsland: atMost(68_000),
  /**
   * Everything a first visit to the home page on a phone transfers before any interaction: with the first client,
   * before and after.
   */
  wholeHome: atMost(86_000),
} as const;
