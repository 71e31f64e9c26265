import { CompiledQuery, sql } from "kysely";
import { type Clock, systemClock } from "#contact/clock.ts";
import type { Store } from "#contact/store/tables.ts";

/** How often something happened within a window that began with its first time. */
export interface Counted {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly endsIn: number;
}

/** Counts by key; keys name nobody. */
export interface Rates {
  /** Counts once more. */
  count(key: string, seconds: number): Promise<Counted>;
}

/** The guard sets its own limits: these limiters only count. */
const unlimited = { points: Number.MAX_SAFE_INTEGER, duration: 1 };

/** Keys remembered for each length of window; beyond it the oldest is forgotten. 6 MB at most. */
const mostKeys = 20_000;

/**
 * Counts in this process, for the one server of an embedded database: a count costs no write to the disk
 * a lead waits for, and is forgotten with a restart. However many write, memory stays small.
 */
export function memoryRates(clock: Clock = systemClock, most = mostKeys): Rates {
  /** By length, in seconds; those of one length end in the order in which they began. */
  const lengths = new Map<number, Map<string, { count: number; readonly endsAt: number }>>();

  return {
    async count(key, seconds) {
      const now = clock.now();
      const windows = lengths.get(seconds) ?? new Map();
      lengths.set(seconds, windows);
      // What ends later than any that begins now is from before the clock was put back.
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
 * Counts in PostgreSQL, for all servers together, and in this process while the database is away. The
 * table is unlogged: after a crash of the database the counts begin anew, and none waits for the disk.
 */
export async function sharedRates(store: Store): Promise<Rates> {
  // Loaded here: servers with the embedded database do without, and save its memory.
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
      // The clock has been put back: nobody waits for it to catch up.
      await limiter.delete(key);
      return { count: 1, endsIn: seconds };
    },
  };
}

/** Two servers that start at once may both try; the later one is told that the table's type exists. */
async function createTable(store: Store): Promise<void> {
  try {
    await sql`create unlogged table if not exists rate (
      key text primary key, points integer not null default 0, expire bigint
    )`.execute(store);
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "23505";
    if (!isThere) throw error;
  }
}
