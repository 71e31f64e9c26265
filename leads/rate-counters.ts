import { createHmac, randomBytes } from "node:crypto";
import { type Clock, systemClock } from "#leads/clock.ts";

export type RateCounters = ReturnType<typeof createRateCounters>;

/** Keys kept for each window length, at most 6 MB; the oldest are dropped. */
const maxKeys = 20_000;

/**
 * Counts events in memory, so that counting never delays a lead. Counts are limited in number, lost on restart and not
 * shared between servers.
 */
export function createRateCounters(clock: Clock = systemClock, maxPerLength = maxKeys) {
  /** The privacy policy promises that IP addresses, mailboxes and messages are kept as keyed hashes only. */
  const secret = randomBytes(32);
  /** Windows by their length in seconds and their key, in the order in which they began and will end. */
  const lengths = new Map<number, Map<string, { count: number; endsAt: number }>>();

  return {
    /**
     * Adds events to the window of a key, which begins with its first event. Returns how many it has, and in how many
     * seconds it ends.
     */
    count(plainKey: string, seconds: number, events = 1): { count: number; endsIn: number } {
      const key = createHmac("sha256", secret).update(plainKey).digest("base64url");
      const now = clock.now();
      const windows = lengths.get(seconds) ?? new Map();
      lengths.set(seconds, windows);
      // One that ends later than a window starting now was made before the clock was set back.
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
