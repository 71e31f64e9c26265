/** The one source of the time of day, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds of a day. */
export const dayLength = 86_400_000;

/** The day of a moment, such as `2026-11-21`, UTC. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
