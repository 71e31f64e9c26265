import { sql } from "kysely";
import { type Clock, dayLength, dayOf } from "#contact/clock.ts";
import type { PolicyReportTable, Store } from "#contact/store/tables.ts";

/** What a page's content security policy stopped, without anything of who was stopped. */
export type PolicyReport = Pick<PolicyReportTable, "directive" | "blocked" | "page">;

export interface PolicyReports {
  /** Counts a report; false where more arrive than are taken, and this one is forgotten. */
  count(report: PolicyReport): boolean;
  /** Adds what was counted since the last time to the database; what cannot be written is kept. */
  flush(): Promise<void>;
  /** Erases the days that are older than so many. */
  erase(days: number): Promise<void>;
}

/** Anybody may send reports: neither their number nor their variety may cost more than this. */
export const limits = { aMinute: 600, rowsADay: 500 } as const;

/** Stands for hosts and pages that came after a day's rows were full. */
export const others = "(others)";

type Row = PolicyReportTable;
type Key = Pick<Row, "day" | "directive" | "blocked" | "page">;

/**
 * Counts reports by day, directive, blocked host and page. They gather in memory first, like events: a
 * flood of them never meets the disk that requests wait for, and a crash may lose the last seconds.
 */
export function createPolicyReports(store: Store, clock: Clock): PolicyReports {
  let gathered = new Map<string, Row>();
  let minute = { number: 0, count: 0 };

  const gather = (row: Row) => {
    const isFull = gathered.size >= limits.rowsADay && !gathered.has(keyOf(row));
    const kept = isFull ? folded(row) : row;
    const before = gathered.get(keyOf(kept))?.count ?? 0;
    gathered.set(keyOf(kept), { ...kept, count: before + row.count });
  };

  return {
    count(report) {
      const now = clock.now();
      const number = Math.floor(now / 60_000);
      if (minute.number !== number) minute = { number, count: 0 };
      minute.count += 1;
      if (minute.count > limits.aMinute) return false;
      gather({ day: dayOf(now), ...report, count: 1 });
      return true;
    },
    async flush() {
      if (gathered.size === 0) return;
      const writing = gathered;
      gathered = new Map();
      try {
        await add(store, [...writing.values()]);
      } catch (error) {
        for (const row of writing.values()) gather(row);
        throw error;
      }
    },
    async erase(days) {
      await store
        .deleteFrom("policy_report")
        .where("day", "<", dayOf(clock.now() - days * dayLength))
        .execute();
    },
  };
}

function keyOf({ day, directive, blocked, page }: Key): string {
  return [day, directive, blocked, page].join(" ");
}

function folded<Report extends Key>(report: Report): Report {
  return { ...report, blocked: others, page: others };
}

/** Several servers that share a database and write at once may go over a day's rows by what each brings. */
async function add(store: Store, rows: readonly Row[]): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    const days = [...new Set(rows.map((row) => row.day))];
    const known = await transaction
      .selectFrom("policy_report")
      .select(["day", "directive", "blocked", "page"])
      .where("day", "in", days)
      .execute();
    const taken = new Set(known.map(keyOf));
    const writing = new Map<string, Row>();
    for (const row of rows) {
      const onDay = [...taken].filter((key) => key.startsWith(row.day)).length;
      const kept = taken.has(keyOf(row)) || onDay < limits.rowsADay ? row : folded(row);
      taken.add(keyOf(kept));
      const before = writing.get(keyOf(kept))?.count ?? 0;
      writing.set(keyOf(kept), { ...kept, count: before + row.count });
    }
    await transaction
      .insertInto("policy_report")
      .values([...writing.values()])
      .onConflict((conflict) =>
        conflict
          .columns(["day", "directive", "blocked", "page"])
          .doUpdateSet({ count: sql`policy_report.count + excluded.count` }),
      )
      .execute();
  });
}
