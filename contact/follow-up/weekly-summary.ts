import { localTime, timestampAt } from "#contact/business-hours.ts";
import { type Clock, dayLength } from "#contact/clock.ts";
import { sourceName } from "#contact/lead-origin.ts";
import { queueOnce } from "#contact/store/delivery-row.ts";
import type { Store } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";
import { weekdays } from "#src/formats/weekdays.ts";

/** Figures of one week, without personal data. */
export interface WeeklySummary {
  /** First and last day, such as `2026-11-16`. */
  from: string;
  to: string;
  received: number;
  setAside: number;
  spam: number;
  answered: number;
  /** Median hours until a lead was marked as answered; null if none was. */
  medianHours: number | null;
  /** Sources, most frequent first; an empty name means unknown. */
  sources: { name: string; count: number }[];
}

const mostSources = 8;

/** Queues the summary of last week, from Monday's opening on, unless the first lead came later. */
export async function queueSummary(store: Store, clock: Clock, mailHost: string): Promise<boolean> {
  const now = clock.now();
  const today = localTime(now, site.hours);
  const monday = dayBefore(today.day, weekdays.indexOf(today.weekday));
  if (now < timestampAt(monday, site.hours.opens, site.hours)) return false;
  const start = dayBefore(monday, 7);
  const id = `summary-${start}`;
  const known = await store.selectFrom("delivery").select("id").where("id", "=", id).executeTakeFirst();
  if (known) return false;
  const [from, to] = [timestampAt(start, "00:00", site.hours), timestampAt(monday, "00:00", site.hours)];
  const first = await store
    .selectFrom("lead")
    .select("id")
    .where("created_at", "<", to)
    .limit(1)
    .executeTakeFirst();
  if (!first) return false;
  const leads = await store
    .selectFrom("lead")
    .select(["state", "verdict", "created_at", "answered_at", "source"])
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .execute();
  const accepted = leads.filter(({ state }) => state === "accepted");
  const waits = accepted
    .flatMap(({ created_at, answered_at }) => (answered_at === null ? [] : answered_at - created_at))
    .toSorted((a, b) => a - b);
  const half = waits[Math.floor((waits.length - 1) / 2)];
  const bySource = Map.groupBy(accepted, ({ source }) => sourceName(source));
  const summary: WeeklySummary = {
    from: start,
    to: dayBefore(monday, 1),
    received: accepted.length,
    setAside: leads.filter(({ state, verdict }) => state === "quarantined" && verdict !== "spam").length,
    spam: leads.filter(({ verdict }) => verdict === "spam").length,
    answered: waits.length,
    medianHours: half === undefined ? null : Math.max(0, Math.round(half / 3_600_000)),
    sources: [...bySource]
      .map(([name, { length }]) => ({ name, count: length }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, mostSources),
  };
  const payload = JSON.stringify(summary);
  return queueOnce(store, { kind: "summary", leadId: null, mailHost, now, id, payload });
}

function dayBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00Z`) - days * dayLength).toISOString().slice(0, 10);
}
