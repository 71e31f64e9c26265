/** What can be measured by itself: `npm run bench -- <section …>`. */
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

/** Measured where none is named: all that a goal stands for. */
export const usual: readonly Section[] = sections.filter((section) => section !== "contact");

export type Unit = "kB" | "MB" | "ms" | "s" | "times" | "points" | "%" | "";

/** A figure and where it should be: `most` or `least`, in its unit; a kilobyte is 1,000 bytes. */
export interface Goal {
  readonly section: Section;
  readonly what: string;
  readonly unit: Unit;
  readonly most?: number;
  readonly least?: number;
}

/** Every goal, in the order of the table. */
export const goals = {
  firstWindow: {
    section: "bytes",
    what: "HTML, blocking styles and preloaded fonts in brotli: the largest page but articles",
    unit: "kB",
    most: 14.6,
  },
  articleWindow: {
    section: "bytes",
    what: "the same without an article’s own text: the largest article",
    unit: "kB",
    most: 14.6,
  },
  blockingScripts: { section: "bytes", what: "scripts that block a page: all pages", unit: "", most: 0 },
  scriptsWithoutIsland: {
    section: "transfer",
    what: "scripts in brotli before interaction: the most on a page without an island",
    unit: "kB",
    most: 3,
  },
  scriptsWithIsland: {
    section: "transfer",
    what: "scripts in brotli on a page with an island, each seen, idle and touched: the most",
    unit: "kB",
    most: 66,
  },
  wholeHome: {
    section: "transfer",
    what: "the whole home page at 390 px, cold, nothing clicked: the largest language",
    unit: "kB",
    most: 70,
  },
  performance: {
    section: "lighthouse",
    what: "Lighthouse mobile, performance: the lowest screen",
    unit: "points",
    least: 100,
  },
  accessibility: { section: "lighthouse", what: "— accessibility", unit: "points", least: 100 },
  bestPractices: { section: "lighthouse", what: "— best practices", unit: "points", least: 100 },
  seo: {
    section: "lighthouse",
    what: "— SEO, screens that want to be found",
    unit: "points",
    least: 100,
  },
  firstPaint: {
    section: "lighthouse",
    what: "first contentful paint beside a bare page with the same text: the worst screen",
    unit: "times",
    most: 1.15,
  },
  largestPaint: {
    section: "lighthouse",
    what: "largest contentful paint beside a bare page with the same text: the worst screen",
    unit: "times",
    most: 1.3,
  },
  blockingTime: {
    section: "lighthouse",
    what: "total blocking time: the worst screen",
    unit: "ms",
    most: 50,
  },
  layoutShift: { section: "lighthouse", what: "layout shift: the worst screen", unit: "", most: 0 },
  openedAtOnce: {
    section: "navigation",
    what: "next pages shown without a network wait after half a second’s hover, or a touch",
    unit: "%",
    least: 100,
  },
  besideNginx: {
    section: "servers",
    what: "requests a second for the home page in brotli, beside nginx with one worker",
    unit: "times",
    least: 0.4,
  },
  besideFastifyStatic: {
    section: "servers",
    what: "the same beside @fastify/static",
    unit: "times",
    least: 4,
  },
  slowest: {
    section: "servers",
    what: "99th percentile of the answers at 64 connections",
    unit: "ms",
    most: 15,
  },
  firstAnswer: { section: "start", what: "server start to first answer", unit: "ms", most: 500 },
  memoryAtRest: { section: "start", what: "server’s memory at rest", unit: "MB", most: 150 },
  memoryGrowth: {
    section: "start",
    what: "server’s memory after the last of many page requests, beside after the first tenth",
    unit: "times",
    most: 1.05,
  },
  coldBuild: { section: "builds", what: "cold build of site and server", unit: "s", most: 60 },
  secondBuild: { section: "builds", what: "second build, nothing changed", unit: "s", most: 15 },
  manyArticles: { section: "articles", what: "build of 10,000 article texts", unit: "s", most: 600 },
  manyArticlesMemory: { section: "articles", what: "its memory", unit: "MB", most: 4_000 },
  linear: {
    section: "articles",
    what: "time of a further page from 1,000 to 10,000 texts, beside the mean page at 1,000",
    unit: "times",
    most: 1.1,
  },
} as const satisfies Record<string, Goal>;

export type FigureKey = keyof typeof goals;

/** Whether a value reaches its goal; null where it was not measured. */
export function isMet({ most, least }: Goal, value: number | null): boolean | null {
  if (value === null) return null;
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY);
}
