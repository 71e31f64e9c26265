/** The most bytes a page may have, compressed with brotli as they are sent; tests and the benchmark share them. */
export const byteBudgets = {
  /** HTML with its styles in one initial TCP window; an article's own text may come after it. */
  firstWindow: 14_600,
  /** The same of the portfolio's list, every case on one page. */
  listWindow: 17_000,
  /** Scripts of a page without an island. */
  scriptsWithoutIsland: 4_200,
  /** Scripts of a page whose islands are hydrated. */
  scriptsWithIsland: 69_000,
  /** Everything a first visit to the home page on a phone moves before anything is done. */
  wholeHome: 90_000,
} as const;
