/** Maximum sizes of pages in bytes, compressed with brotli. */
export const byteBudgets = {
  /** HTML with inlined styles; an article's text may follow it. */
  firstWindow: 16_800,
  /** The same for the portfolio and the price list, which show all cases, and all prices with a calculator, on one page. */
  listWindow: 18_400,
  /** Scripts of a page without islands. */
  scriptsWithoutIsland: 4_200,
  /** Scripts of a page after its islands are hydrated. */
  scriptsWithIsland: 71_000,
  /** Everything a first visit to the home page on a phone transfers before any interaction. */
  wholeHome: 85_000,
} as const;
