/** The clock of the service, which tests can set. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** UTC date of a timestamp, such as `2026-11-21`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
