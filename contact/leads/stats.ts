import { sql } from "kysely";
import { type Clock, dayLength, dayOf } from "#contact/clock.ts";
import { textTable } from "#contact/leads/text-table.ts";
import type { MailKind, MailState, RequestState, Store } from "#contact/store/tables.ts";

export interface Stats {
  readonly requests: Readonly<Record<RequestState, number>>;
  readonly mails: readonly { readonly kind: MailKind; readonly state: MailState; readonly count: number }[];
  /** Days without requests are left out. */
  readonly days: readonly { readonly day: string; readonly requests: number; readonly quarantined: number }[];
}

/** Counts of everything, and of the last days. */
export async function readStats(store: Store, clock: Clock, lastDays: number): Promise<Stats> {
  const firstDay = Math.floor(clock.now() / dayLength) - lastDays + 1;
  const isQuarantined = sql<number>`case when state = 'quarantined' then 1 else 0 end`;
  const [states, mails, days] = await Promise.all([
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
  ]);
  const countOf = (state: RequestState) => Number(states.find((row) => row.state === state)?.count ?? 0);
  return {
    requests: { accepted: countOf("accepted"), quarantined: countOf("quarantined") },
    mails: mails.map((row) => ({ ...row, count: Number(row.count) })),
    days: days.map(({ number, requests, quarantined }) => ({
      day: dayOf(Number(number) * dayLength),
      requests: Number(requests),
      quarantined: Number(quarantined),
    })),
  };
}

export function statsAsText({ requests, mails, days }: Stats): string {
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
  ];
  return parts.filter((part) => part !== false).join("\n\n");
}
