import { site } from "#site.config.ts";

/** The sample keeps its budgets to the byte; longer names, other events and own sentences get a tenth more. */
export const atMost = (bytes: number) => bytes * (site.url === "https://orvane.example" ? 1 : 1.1);

/** Maximum sizes of pages in bytes, compressed with brotli. */
export const byteBudgets = {
  /** HTML with inlined styles; an article's text may follow it. */
  firstWindow: atMost(17_400),
  /** The same for the portfolio and the price list, which show all cases, and all prices with a calculator, on one page. */
  listWindow: atMost(18_900),
  /** Scripts of a page without islands. */
  scriptsWithoutIsland: atMost(4_200),
  /** Scripts of a page after its islands are hydrated. */
  scriptsWithIsland: atMost(71_000),
  /** Everything a first visit to the home page on a phone transfers before any interaction. */
  wholeHome: atMost(85_200),
} as const;
