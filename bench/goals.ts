import { byteBudgets } from "#tests/byte-budgets.ts";

/** Sections of the benchmark, each of which can run alone: `npm run bench -- <section …>`. */
export const sections = [
  "bytes",
  "transfer",
  "lighthouse",
  "navigation",
  "servers",
  "start",
  "builds",
  "articles",
  "contact",
] as const;

export type Section = (typeof sections)[number];

/** Sections that run by default: all that have goals. */
export const usual: readonly Section[] = sections.filter((section) => section !== "contact");

export type Unit = "kB" | "MB" | "ms" | "s" | "times" | "points" | "%" | "";

/** A figure and its target, `most` or `least`, in its unit; a kilobyte is 1,000 bytes. */
export interface Goal {
  readonly section: Section;
  readonly what: string;
  readonly unit: Unit;
  readonly most?: number;
  readonly least?: number;
}

/** All goals, in the order of the table. */
export const goals = {
  firstWindow: {
    section: "bytes",
    what: "First response (HTML with its styles, preloaded fonts; brotli): largest page, articles and the list of the portfolio excepted",
    unit: "kB",
    most: byteBudgets.firstWindow / 1000,
  },
  listWindow: {
    section: "bytes",
    what: "The same of the portfolio’s list, every case on one page",
    unit: "kB",
    most: byteBudgets.listWindow / 1000,
  },
  articleWindow: {
    section: "bytes",
    what: "First response of an article, without its own text: largest",
    unit: "kB",
    most: byteBudgets.firstWindow / 1000,
  },
  blockingScripts: { section: "bytes", what: "Scripts that block rendering, all pages", unit: "", most: 0 },
  scriptsWithoutIsland: {
    section: "transfer",
    what: "JavaScript before any interaction, page without an island (brotli): most",
    unit: "kB",
    most: byteBudgets.scriptsWithoutIsland / 1000,
  },
  scriptsWithIsland: {
    section: "transfer",
    what: "JavaScript of a page with an island, after interaction (brotli): most",
    unit: "kB",
    most: byteBudgets.scriptsWithIsland / 1000,
  },
  wholeHome: {
    section: "transfer",
    what: "Home page at 390 px, empty cache, no interaction: largest language",
    unit: "kB",
    most: byteBudgets.wholeHome / 1000,
  },
  performance: {
    section: "lighthouse",
    what: "Lighthouse mobile, performance: lowest screen",
    unit: "points",
    least: 100,
  },
  accessibility: {
    section: "lighthouse",
    what: "Lighthouse mobile, accessibility: lowest screen",
    unit: "points",
    least: 100,
  },
  bestPractices: {
    section: "lighthouse",
    what: "Lighthouse mobile, best practices: lowest screen",
    unit: "points",
    least: 100,
  },
  seo: {
    section: "lighthouse",
    what: "Lighthouse mobile, SEO: lowest indexed screen",
    unit: "points",
    least: 100,
  },
  firstPaint: {
    section: "lighthouse",
    what: "First contentful paint, compared with a bare page of the same text: median of the screens",
    unit: "times",
    most: 1.15,
  },
  largestPaint: {
    section: "lighthouse",
    what: "Largest contentful paint, compared with a bare page of the same text: median of the screens",
    unit: "times",
    most: 1.5,
  },
  blockingTime: {
    section: "lighthouse",
    what: "Total blocking time: worst screen",
    unit: "ms",
    most: 50,
  },
  layoutShift: { section: "lighthouse", what: "Layout shift: worst screen", unit: "", most: 0.02 },
  openedAtOnce: {
    section: "navigation",
    what: "Next pages shown without waiting for the network after half a second of hovering, or a touch",
    unit: "%",
    least: 100,
  },
  besideNginx: {
    section: "servers",
    what: "Home page requests per second (brotli), compared with nginx (one worker)",
    unit: "times",
    least: 0.4,
  },
  besideFastifyStatic: {
    section: "servers",
    what: "The same, compared with @fastify/static",
    unit: "times",
    least: 4,
  },
  slowest: {
    section: "servers",
    what: "99th percentile of response time, 64 connections",
    unit: "ms",
    most: 15,
  },
  firstAnswer: { section: "start", what: "Server start to first response", unit: "ms", most: 500 },
  memoryAtRest: { section: "start", what: "Server memory when idle", unit: "MB", most: 150 },
  memoryGrowth: {
    section: "start",
    what: "Server memory after a million page requests, compared with after the first tenth",
    unit: "times",
    most: 1.05,
  },
  coldBuild: { section: "builds", what: "Clean build of site and server", unit: "s", most: 60 },
  secondBuild: { section: "builds", what: "Second build, nothing changed", unit: "s", most: 15 },
  manyArticles: { section: "articles", what: "Build with 10,000 articles", unit: "s", most: 600 },
  manyArticlesMemory: { section: "articles", what: "Its peak memory", unit: "MB", most: 4_000 },
  linear: {
    section: "articles",
    what: "Time per additional page between 1,000 and 10,000 articles, compared with the mean page at 1,000",
    unit: "times",
    most: 1.1,
  },
} as const satisfies Record<string, Goal>;

export type FigureKey = keyof typeof goals;

/** Whether a value meets its goal; null if it was not measured. */
export function isMet({ most, least }: Goal, value: number | null): boolean | null {
  if (value === null) return null;
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY);
}
