import { day, hour, minute } from "#contract/formats/milliseconds.ts";
import type { DeliveryKind } from "#leads/store/tables.ts";

/** First wait after a failure, in milliseconds; each further one doubles, up to a limit. */
const firstWait = minute / 2;
const maxWait = 6 * hour;
const jitter = 0.2;

/** No delivery waits longer, in milliseconds. */
export const longestWait = maxWait * (1 + jitter);

/** A delivery is given up only after this many attempts and this much time; about five days in practice. */
const atLeast = { attempts: 30, time: 3 * day } as const;

/** A rejection of the agency's own mails counts as final only after days: its address can be fixed. */
const isToTheAgency = (kind: DeliveryKind) => kind !== "acknowledgement" && kind !== "webhook";

/** Exponential backoff in milliseconds, with jitter. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), maxWait);
  return Math.round(wait * (1 - jitter + 2 * jitter * random));
}

interface FailedDelivery {
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
