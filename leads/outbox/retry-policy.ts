import { day, hour, minute } from "#contract/formats/milliseconds.ts";
import type { DeliveryKind } from "#leads/store/tables.ts";

/** Wait after the first failure, in milliseconds. Each further failure doubles it, up to a limit. */
const firstWait = minute / 2;
const maxWait = 6 * hour;
const jitter = 0.2;

/** The longest that a delivery can wait, in milliseconds. */
export const longestWait = maxWait * (1 + jitter);

/**
 * A delivery is given up only after this many attempts and this many milliseconds; in practice after about five days.
 */
const minBeforeGivingUp = { attempts: 30, time: 3 * day } as const;

/** A final refusal of a mail to the agency is accepted only after days, since the owner can correct the mailbox. */
const isToTheAgency = (kind: DeliveryKind) => kind !== "acknowledgement" && kind !== "webhook";

/** Exponential backoff in milliseconds, with jitter. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), maxWait);
  return Math.round(wait * (1 - jitter + 2 * jitter * random));
}

interface FailedDelivery {
  kind: DeliveryKind;
  /** Whether the receiver refused it for good. */
  isPermanent: boolean;
  attempts: number;
  /** How long ago it was queued, in milliseconds. */
  age: number;
}

export function isGivenUp({ kind, isPermanent, attempts, age }: FailedDelivery): boolean {
  const isOld = age > minBeforeGivingUp.time;
  if (isPermanent) return isOld || !isToTheAgency(kind);
  return isOld && attempts >= minBeforeGivingUp.attempts;
}
