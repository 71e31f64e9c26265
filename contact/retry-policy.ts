import type { DeliveryKind } from "#contact/store/tables.ts";

/** The first wait after a failure, in milliseconds; each further one is twice as long, up to the longest. */
const firstWait = 30_000;
const longestWait = 6 * 3_600_000;

/** A delivery is tried at least so often and for so long before it is given up; in practice for about five days. */
const atLeast = { attempts: 30, time: 3 * 24 * 3_600_000 } as const;

/**
 * Mails to the agency itself. Whatever its mail server says, its address is right or can be mended, so a refusal
 * is not final before they have been tried for as long as any other delivery.
 */
const isToTheAgency = (kind: DeliveryKind) => kind !== "acknowledgement" && kind !== "webhook";

/** Attempts from which on every wait is the longest. */
export const longestWaitFrom = Math.ceil(Math.log2(longestWait / firstWait)) + 1;

/** Milliseconds to wait after a number of failed attempts, spread by a fifth either way. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait);
  return Math.round(wait * (0.8 + 0.4 * random));
}

/** The longest that a delivery waits after a number of attempts; a new one does not wait. */
export function longestWaitAfter(attempts: number): number {
  return attempts === 0 ? 0 : waitAfter(attempts, 1);
}

export interface FailedDelivery {
  readonly kind: DeliveryKind;
  /** The receiver refused it for good. */
  readonly isPermanent: boolean;
  readonly attempts: number;
  /** Milliseconds since it entered the outbox. */
  readonly age: number;
}

/** Whether a delivery that failed is given up. */
export function isGivenUp({ kind, isPermanent, attempts, age }: FailedDelivery): boolean {
  const isOld = age > atLeast.time;
  if (isPermanent) return isOld || !isToTheAgency(kind);
  return isOld && attempts >= atLeast.attempts;
}
