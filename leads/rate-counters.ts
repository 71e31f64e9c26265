import { createHmac, randomBytes } from "node:crypto";
import { type Clock, systemClock } from "#leads/clock.ts";

export type RateCounters = ReturnType<typeof createRateCounters>;

/** Keys kept for each window length, 6 MB at most; beyond that the oldest is dropped. */
const maxKeys = 20_000;

/** Counts in this process, so that nothing delays a lead; lost on restart, and bounded. Other servers count for themselves. */
export function createRateCounters(clock: Clock = systemClock, maxPerLength = maxKeys) {
  /** As the privacy policy says, only keyed hashes are kept of addresses and texts. */
  const secret = randomBytes(32);
  /** By window length in seconds; windows of one length end in the order they began. */
  const lengths = new Map<number, Map<string, { count: number; endsAt: number }>>();

  return {
    /** Adds events, one unless more, and returns how many there were within a fixed window that began with the first. */
    count(plainKey: string, seconds: number, events = 1): { count: number; endsIn: number } {
      const key = createHmac("sha256", secret).update(plainKey).digest("base64url");
      const now = clock.now();
      const windows = lengths.get(seconds) ?? new Map();
      lengths.set(seconds, windows);
      // A window that ends later than one starting now dates from before the clock was set back.
      const isOver = (endsAt: number) => endsAt <= now || endsAt > now + seconds * 1000;
      for (const [oldest, { endsAt }] of windows) {
        if (!isOver(endsAt) && windows.size < maxPerLength) break;
        windows.delete(oldest);
      }
      const window = windows.get(key);
      if (window && !isOver(window.endsAt)) {
        window.count += events;
        return { count: window.count, endsIn: Math.ceil((window.endsAt - now) / 1000) };
      }
      windows.delete(key);
      windows.set(key, { count: events, endsAt: now + seconds * 1000 });
      return { count: events, endsIn: seconds };
    },
  };
}
