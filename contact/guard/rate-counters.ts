import { CompiledQuery, sql } from "kysely";
import { type Clock, systemClock } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";

/** Number of events within a fixed window that began with the first one. */
export interface Counted {
  count: number;
  endsIn: number;
}

/** Rate counters by key; keys contain no personal data. */
export interface RateCounters {
  /** Adds one event and returns the new count. */
  count(key: string, seconds: number): Promise<Counted>;
}

/** The guard applies its own limits; these limiters only count. */
const unlimited = { points: Number.MAX_SAFE_INTEGER, duration: 1 };

/** Keys kept for each window length, 6 MB at most; beyond that the oldest is dropped. */
const mostKeys = 20_000;

/** Counts in this process, so that no disk write delays a lead; lost on restart, and bounded. */
export function memoryRateCounters(clock: Clock = systemClock, most = mostKeys): RateCounters {
  /** By window length in seconds; windows of one length end in the order they began. */
  const lengths = new Map<number, Map<string, { count: number; endsAt: number }>>();

  return {
    async count(key, seconds) {
      const now = clock.now();
      const windows = lengths.get(seconds) ?? new Map();
      lengths.set(seconds, windows);
      // A window that ends later than one starting now dates from before the clock was set back.
      const isOver = (endsAt: number) => endsAt <= now || endsAt > now + seconds * 1000;
      for (const [oldest, { endsAt }] of windows) {
        if (!isOver(endsAt) && windows.size < most) break;
        windows.delete(oldest);
      }
      const window = windows.get(key);
      if (window && !isOver(window.endsAt)) {
        window.count += 1;
        return { count: window.count, endsIn: Math.ceil((window.endsAt - now) / 1000) };
      }
      windows.delete(key);
      windows.set(key, { count: 1, endsAt: now + seconds * 1000 });
      return { count: 1, endsIn: seconds };
    },
  };
}

/**
 * Counts in PostgreSQL for all servers together, and in this process while the database is down. The table is
 * unlogged: a crash of the database resets the counts, and no count waits for the disk.
 */
export async function sharedRateCounters(store: Store): Promise<RateCounters> {
  // Imported here to save the memory on servers with the embedded database.
  const { RateLimiterMemory, RateLimiterPostgres } = await import("rate-limiter-flexible");
  await createTable(store);
  const storeClient = {
    query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
      store.executeQuery(CompiledQuery.raw(text, values)),
  };
  const limiter = new RateLimiterPostgres({
    ...unlimited,
    storeClient,
    storeType: "pool",
    tableName: "rate",
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(unlimited),
  });
  return {
    async count(key, seconds) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, 1, { customDuration: seconds });
      if (msBeforeNext <= seconds * 1000) {
        return { count: consumedPoints, endsIn: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
      }
      // The clock was set back; nobody should wait for it to catch up.
      await limiter.delete(key);
      return { count: 1, endsIn: seconds };
    },
  };
}

/** Servers that start at once take turns: `if not exists` alone fails for all but the first of them. */
async function createTable(store: Store): Promise<void> {
  await store.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('rate'))`.execute(transaction);
    await sql`create unlogged table if not exists rate (
      key text primary key, points integer not null default 0, expire bigint
    )`.execute(transaction);
  });
}
