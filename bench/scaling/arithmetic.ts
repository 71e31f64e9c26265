import type { Result } from "#bench/results.ts";
import { median } from "#bench/statistics.ts";
import type { Arrival, OpenedPage } from "#bench/transfer.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";

/** What one contact request costs, its mails included, on PostgreSQL. */
export interface RequestCost {
  readonly mails: number;
  /** Bytes of tables and indices that stay. */
  readonly tableBytes: number;
  /** Bytes written ahead. */
  readonly logBytes: number;
  /** Transactions, reads among them. */
  readonly commits: number;
  /** Times the log was forced to disk: what arrives together shares one. */
  readonly syncs: number;
}

/** Prices to reckon with, assumed in November 2026, in US dollars without tax. No quotation: put in your provider's. */
const prices = { perGigabyte: 0.085, perMillionRequests: 1 } as const;

/** Pages of a visit: the first by somebody who has never been here, the others with what the first has left behind. */
const pagesOfVisit = 3;

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 2 });
const amount = (value: number) => (value >= 100 ? whole : precise).format(value);

/** The work and the room so many requests an hour ask for, in Markdown. */
export function costOfRequests(cost: RequestCost): string {
  const rates = [1, 100, 10_000] as const;
  const row = (what: string, figure: (perHour: number) => string) =>
    `| ${what} | ${rates.map(figure).join(" | ")} |`;
  const perSecond = (each: number) => (perHour: number) => amount((perHour * each) / 3600);
  const kept = legalLimits.leadRetentionDays * 24;
  return [
    `| requests an hour | ${rates.map((rate) => whole.format(rate)).join(" | ")} |`,
    `| --- | ${rates.map(() => "---:").join(" | ")} |`,
    row("requests a second", perSecond(1)),
    row("rows a day, each request with its mails", (perHour) =>
      whole.format(perHour * 24 * (1 + cost.mails)),
    ),
    row("mails a second", perSecond(cost.mails)),
    row("mails a day", (perHour) => whole.format(perHour * 24 * cost.mails)),
    row("transactions a second", perSecond(cost.commits)),
    row("syncs a second", perSecond(cost.syncs)),
    row("log written, MB a day", (perHour) => amount((perHour * 24 * cost.logBytes) / 1e6)),
    row(`kept after ${whole.format(kept / 24)} days, GB`, (perHour) =>
      amount((perHour * kept * cost.tableBytes) / 1e9),
    ),
    "",
    `One request, measured under this load: ${cost.mails.toFixed(1)} mails, ${cost.commits.toFixed(1)} transactions ` +
      `(reads among them) that shared ${cost.syncs.toFixed(1)} syncs, ${whole.format(cost.logBytes)} bytes of log, ` +
      `${whole.format(cost.tableBytes)} bytes of tables and indices.`,
  ].join("\n");
}

/** What a million visits cost on a delivery network, in Markdown; from the pages as `transfer` found them. */
export function costOfVisits(transfer: Result | undefined): string {
  if (!transfer) return "What a million visits cost follows from `npm run bench -- transfer`.";
  const { homes, pages } = transfer.details as {
    readonly homes: readonly OpenedPage[];
    readonly pages: readonly OpenedPage[];
  };
  const later = (all: readonly Arrival[]) => all.filter(({ type }) => type !== "script" && type !== "font");
  const sum = (all: readonly Arrival[]) =>
    all.reduce((total, { bytes, headers }) => total + bytes + headers, 0);
  const first = {
    bytes: median(homes.map(({ atRest }) => sum(atRest))),
    requests: median(homes.map(({ atRest }) => atRest.length)),
  };
  const next = {
    bytes: median(pages.map(({ atRest }) => sum(later(atRest)))),
    requests: median(pages.map(({ atRest }) => later(atRest).length)),
  };
  const visit = {
    bytes: first.bytes + (pagesOfVisit - 1) * next.bytes,
    requests: first.requests + (pagesOfVisit - 1) * next.requests,
  };
  const gigabytes = (visit.bytes * 1e6) / 1e9;
  const dollars = (value: number) =>
    `${new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)} $`;
  return [
    "| | each | a million visits | price assumed | cost |",
    "| --- | ---: | ---: | ---: | ---: |",
    `| bytes, headers included | ${(visit.bytes / 1000).toFixed(1)} kB | ${gigabytes.toFixed(0)} GB | ` +
      `${prices.perGigabyte} $/GB | ${dollars(gigabytes * prices.perGigabyte)} |`,
    `| requests | ${visit.requests} | ${whole.format(visit.requests)} million | ` +
      `${prices.perMillionRequests} $/million | ${dollars(visit.requests * prices.perMillionRequests)} |`,
    "",
    `A visit is ${pagesOfVisit} pages: the home page by somebody who has never been here ` +
      `(${(first.bytes / 1000).toFixed(1)} kB in ${first.requests} requests), then ${pagesOfVisit - 1} pages of middling size ` +
      `(${(next.bytes / 1000).toFixed(1)} kB in ${next.requests}), whose scripts and fonts are there already.`,
  ].join("\n");
}
