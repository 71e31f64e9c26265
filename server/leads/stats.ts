import { sql } from "kysely";
import { type Clock, dayLength, dayOf } from "#contact/clock.ts";
import type { DeliveryKind, DeliveryState, LeadState, Store } from "#contact/store/tables.ts";
import { textTable } from "#server/leads/text-table.ts";

export interface Stats {
  readonly leads: Readonly<Record<LeadState, number>>;
  readonly deliveries: readonly {
    readonly kind: DeliveryKind;
    readonly state: DeliveryState;
    readonly count: number;
  }[];
  /** Days without leads are left out. */
  readonly days: readonly { readonly day: string; readonly leads: number; readonly quarantined: number }[];
}

/** Counts all leads and deliveries, and leads per day for the last days. */
export async function readStats(store: Store, clock: Clock, lastDays: number): Promise<Stats> {
  const firstDay = Math.floor(clock.now() / dayLength) - lastDays + 1;
  const isQuarantined = sql<number>`case when state = 'quarantined' then 1 else 0 end`;
  const [states, deliveries, days] = await Promise.all([
    store
      .selectFrom("lead")
      .select(({ fn }) => ["state", fn.countAll().as("count")])
      .groupBy("state")
      .execute(),
    store
      .selectFrom("delivery")
      .select(({ fn }) => ["kind", "state", fn.countAll().as("count")])
      .groupBy(["kind", "state"])
      .orderBy("kind")
      .orderBy("state")
      .execute(),
    store
      .selectFrom("lead")
      .select(({ fn }) => [
        sql<number>`created_at / ${sql.lit(dayLength)}`.as("number"),
        fn.countAll().as("leads"),
        fn.sum(isQuarantined).as("quarantined"),
      ])
      .where("created_at", ">=", firstDay * dayLength)
      .groupBy("number")
      .orderBy("number", "desc")
      .execute(),
  ]);
  const countOf = (state: LeadState) => Number(states.find((row) => row.state === state)?.count ?? 0);
  return {
    leads: { accepted: countOf("accepted"), quarantined: countOf("quarantined") },
    deliveries: deliveries.map((row) => ({ ...row, count: Number(row.count) })),
    days: days.map(({ number, leads, quarantined }) => ({
      day: dayOf(Number(number) * dayLength),
      leads: Number(leads),
      quarantined: Number(quarantined),
    })),
  };
}

export function statsAsText({ leads, deliveries, days }: Stats): string {
  const parts = [
    textTable(
      ["leads", "count"],
      Object.entries(leads).map(([state, count]) => [state, count]),
    ),
    deliveries.length > 0 &&
      textTable(
        ["deliveries", "state", "count"],
        deliveries.map(({ kind, state, count }) => [kind, state, count]),
      ),
    days.length > 0 &&
      textTable(
        ["day (UTC)", "leads", "quarantined"],
        days.map((row) => [row.day, row.leads, row.quarantined]),
      ),
  ];
  return parts.filter((part) => part !== false).join("\n\n");
}
