import type { DeliveryKind } from "#contact/store/tables.ts";

/** First wait after a failure, in milliseconds; each further one doubles, up to the longest. */
const firstWait = 30_000;
const longestWait = 6 * 3_600_000;

/** A delivery is given up only after this many attempts and this much time; about five days in practice. */
const atLeast = { attempts: 30, time: 3 * 24 * 3_600_000 } as const;

/** A rejection of the agency's own mails counts as final only after days: its address can be fixed. */
const isToTheAgency = (kind: DeliveryKind) => kind !== "acknowledgement" && kind !== "webhook";

/** Number of attempts from which on every wait is the longest. */
export const longestWaitFrom = Math.ceil(Math.log2(longestWait / firstWait)) + 1;

/** Exponential backoff in milliseconds, with ±20% jitter. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait);
  return Math.round(wait * (0.8 + 0.4 * random));
}

/** Upper bound of the wait after this many attempts; zero for a new delivery. */
export function longestWaitAfter(attempts: number): number {
  return attempts === 0 ? 0 : waitAfter(attempts, 1);
}

export interface FailedDelivery {
  kind: DeliveryKind;
  /** The receiver rejected it for good. */
  isPermanent: boolean;
  attempts: number;
  /** Milliseconds since it was queued. */
  age: number;
}

export function isGivenUp({ kind, isPermanent, attempts, age }: FailedDelivery): boolean {
  const isOld = age > atLeast.time;
  if (isPermanent) return isOld || !isToTheAgency(kind);
  return isOld && attempts >= atLeast.attempts;
}
