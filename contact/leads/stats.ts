import { sql } from "kysely";
import { type Clock, dayLength, dayOf } from "#contact/clock.ts";
import { textTable } from "#contact/leads/text-table.ts";
import type { MailKind, MailState, PolicyReportTable, RequestState, Store } from "#contact/store/tables.ts";
import {
  vitals as knownVitals,
  summarizeVitals,
  type VitalSummary,
  vitalPlace,
} from "#contact/web-vitals.ts";

export interface Stats {
  readonly requests: Readonly<Record<RequestState, number>>;
  readonly mails: readonly { readonly kind: MailKind; readonly state: MailState; readonly count: number }[];
  /** Days without requests are left out. */
  readonly days: readonly { readonly day: string; readonly requests: number; readonly quarantined: number }[];
  readonly events: readonly { readonly day: string; readonly name: string; readonly count: number }[];
  /** What content security policies stopped. */
  readonly policyReports: readonly Readonly<PolicyReportTable>[];
  /** How fast visitors saw the pages, over all the days: by the width of their window, and by screen. */
  readonly vitals: {
    readonly windows: readonly PlacedVital[];
    readonly screens: readonly PlacedVital[];
  };
}

type PlacedVital = VitalSummary & { readonly at: string };

/** Counts of everything, and of the last days. */
export async function readStats(store: Store, clock: Clock, lastDays: number): Promise<Stats> {
  const firstDay = Math.floor(clock.now() / dayLength) - lastDays + 1;
  const isQuarantined = sql<number>`case when state = 'quarantined' then 1 else 0 end`;
  const [states, mails, days, events, policyReports] = await Promise.all([
    store
      .selectFrom("request")
      .select(({ fn }) => ["state", fn.countAll().as("count")])
      .groupBy("state")
      .execute(),
    store
      .selectFrom("mail")
      .select(({ fn }) => ["kind", "state", fn.countAll().as("count")])
      .groupBy(["kind", "state"])
      .orderBy("kind")
      .orderBy("state")
      .execute(),
    store
      .selectFrom("request")
      .select(({ fn }) => [
        sql<number>`created_at / ${sql.lit(dayLength)}`.as("number"),
        fn.countAll().as("requests"),
        fn.sum(isQuarantined).as("quarantined"),
      ])
      .where("created_at", ">=", firstDay * dayLength)
      .groupBy("number")
      .orderBy("number", "desc")
      .execute(),
    store
      .selectFrom("event_count")
      .selectAll()
      .where("day", ">=", dayOf(firstDay * dayLength))
      .orderBy("day", "desc")
      .orderBy("name")
      .execute(),
    store
      .selectFrom("policy_report")
      .selectAll()
      .where("day", ">=", dayOf(firstDay * dayLength))
      .orderBy("day", "desc")
      .orderBy("count", "desc")
      .execute(),
  ]);
  const counted = events.map((row) => ({ ...row, count: Number(row.count) }));
  const countOf = (state: RequestState) => Number(states.find((row) => row.state === state)?.count ?? 0);
  return {
    requests: { accepted: countOf("accepted"), quarantined: countOf("quarantined") },
    mails: mails.map((row) => ({ ...row, count: Number(row.count) })),
    days: days.map(({ number, requests, quarantined }) => ({
      day: dayOf(Number(number) * dayLength),
      requests: Number(requests),
      quarantined: Number(quarantined),
    })),
    events: counted.filter(({ name }) => !vitalPlace(name)),
    policyReports: policyReports.map((row) => ({ ...row, count: Number(row.count) })),
    vitals: { windows: vitalsBy("window", counted), screens: vitalsBy("screen", counted) },
  };
}

function vitalsBy(
  part: "window" | "screen",
  counts: readonly { readonly name: string; readonly count: number }[],
): PlacedVital[] {
  const groups = Map.groupBy(counts, ({ name }) => vitalPlace(name)?.[part]);
  return [...groups]
    .flatMap(([at, group]) =>
      at === undefined ? [] : summarizeVitals(group).map((summary) => ({ at, ...summary })),
    )
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

export function statsAsText({ requests, mails, days, events, policyReports, vitals }: Stats): string {
  const parts = [
    textTable(
      ["requests", "count"],
      Object.entries(requests).map(([state, count]) => [state, count]),
    ),
    mails.length > 0 &&
      textTable(
        ["mails", "state", "count"],
        mails.map(({ kind, state, count }) => [kind, state, count]),
      ),
    days.length > 0 &&
      textTable(
        ["day (UTC)", "requests", "quarantined"],
        days.map((row) => [row.day, row.requests, row.quarantined]),
      ),
    events.length > 0 &&
      textTable(
        ["day (UTC)", "event", "count"],
        events.map((row) => [row.day, row.name, row.count]),
      ),
    policyReports.length > 0 &&
      textTable(
        ["day (UTC)", "stopped by", "what", "on page", "count"],
        policyReports.map((row) => [row.day, row.directive, row.blocked, row.page, row.count]),
      ),
    ...Object.entries({ window: vitals.windows, screen: vitals.screens }).map(
      ([heading, rows]) =>
        rows.length > 0 &&
        textTable(
          [heading, "measured", "pages", "good", "poor", "3 of 4 within"],
          rows.map((row) => [row.at, row.vital, row.count, share(row.good), share(row.poor), quartile(row)]),
        ),
    ),
  ];
  return parts.filter((part) => part !== false).join("\n\n");
}

function share(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function quartile({ vital, p75 }: VitalSummary): string {
  if (p75 === null) return `over ${knownVitals[vital].ends.at(-1)}`;
  return vital === "CLS" ? String(p75) : `${p75} ms`;
}
