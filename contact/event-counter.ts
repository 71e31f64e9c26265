import { sql } from "kysely";
import { type Clock, dayOf } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";
import type { VitalCount } from "#contact/web-vitals.ts";
import { type TrackedEvent, trackedEvents } from "#content/facts/tracked-events.ts";

/** What the site's own counter counts: the tracked events and pages seen. */
export type CountedEvent = TrackedEvent | "page_view";

export function isCountedEvent(name: unknown): name is CountedEvent {
  return name === "page_view" || trackedEvents.some((event) => event === name);
}

export interface EventCounter {
  count(event: CountedEvent | VitalCount): void;
  /** Adds what was counted since the last time to the database; what cannot be written is kept. */
  flush(): Promise<void>;
}

/**
 * Counts events by day. They gather in memory first: a page seen is not worth a write to the disk that
 * requests wait for, and a crash may lose the last seconds of them.
 */
export function createEventCounter(store: Store, clock: Clock): EventCounter {
  let gathered = new Map<string, number>();

  return {
    count(event) {
      const key = `${dayOf(clock.now())} ${event}`;
      gathered.set(key, (gathered.get(key) ?? 0) + 1);
    },
    async flush() {
      if (gathered.size === 0) return;
      const writing = gathered;
      gathered = new Map();
      try {
        await add(store, writing);
      } catch (error) {
        for (const [key, count] of writing) gathered.set(key, (gathered.get(key) ?? 0) + count);
        throw error;
      }
    },
  };
}

async function add(store: Store, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts].map(([key, count]) => {
    const [day = "", name = ""] = key.split(" ");
    return { day, name, count };
  });
  await store
    .insertInto("event_count")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["day", "name"]).doUpdateSet({ count: sql`event_count.count + excluded.count` }),
    )
    .execute();
}
