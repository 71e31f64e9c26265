import type { FastifyBaseLogger } from "fastify";
import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { describeFailure } from "#leads/error-report.ts";
import type { ClaimedDelivery } from "#leads/outbox/claims.ts";
import { NothingToSend, PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import { pause } from "#leads/outbox/pause.ts";
import { isGivenUp, waitAfter } from "#leads/outbox/retry-policy.ts";
import type { DeliveryTable } from "#leads/store/tables.ts";

/** Timeout of a delivery, in milliseconds. Mail servers answer sooner. */
const timeout = 5 * minute;

/**
 * How long a failed delivery keeps its place among those in flight, in milliseconds, so that a server that is down is
 * not hammered.
 */
export const pauseAfterFailure = 1_000;

/**
 * Makes a delivery. Rejects with `PermanentFailure` if retrying is pointless, and with `NothingToSend` if there is
 * nothing to send.
 */
export type Deliver = (claimed: ClaimedDelivery) => Promise<void>;

export interface AttemptDependencies {
  clock: Clock;
  deliver: Deliver;
  /** Receives no personal data. */
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** The number of a mailbox of the agency in the log; 0 if it is none. */
  numberOf?: (mailbox: string) => number;
  /** Number between 0 and 1 that adds jitter to retries. */
  random?: () => number;
}

/**
 * Attempts a delivery. Resolves to the columns to update; after a failure, only once it has paused.
 * @param stop ends the pause early.
 */
export async function attemptDelivery(
  { clock, deliver, log, numberOf = () => 0, random = Math.random }: AttemptDependencies,
  claimed: ClaimedDelivery,
  stop: AbortSignal,
): Promise<Partial<DeliveryTable>> {
  const { delivery } = claimed;
  const failure = await failureOf(() => withTimeout(deliver(claimed)));
  const now = clock.now();
  if (!failure) return { state: "sent", last_error: null, sent_at: now };
  if (failure.isVoid) return { state: "void", last_error: null };
  const { kind, attempts, recipient } = delivery;
  const isDead = isGivenUp({ kind, attempts, age: now - delivery.created_at, ...failure });
  const mailbox = numberOf(recipient);
  const details = {
    mail: delivery.id,
    kind,
    ...(mailbox > 0 && { mailbox }),
    attempts,
    reason: failure.reason,
  };
  if (isDead) log.error(details, "delivery given up");
  else log.info(details, "delivery failed, will be tried again");
  await pause(pauseAfterFailure, stop);
  return {
    state: isDead ? "dead" : "pending",
    last_error: failure.message,
    refused_at: delivery.refused_at ?? now,
    next_attempt_at: now + waitAfter(attempts, random()),
  };
}

interface Failure {
  /** Whether there was nothing to send. */
  isVoid: boolean;
  isPermanent: boolean;
  /** Contains no personal data, so it may be logged. */
  reason: string;
  /** The receiving server's message. It may quote mailboxes, so it is stored but not logged. */
  message: string;
}

async function failureOf(deliver: () => Promise<void>): Promise<Failure | null> {
  try {
    await deliver();
    return null;
  } catch (error) {
    return {
      isVoid: error instanceof NothingToSend,
      isPermanent: error instanceof PermanentFailure,
      reason: describeFailure(error).reason,
      message: String(error).replaceAll("\0", "").slice(0, 500).toWellFormed(),
    };
  }
}

/** Rejects if a delivery hangs, so that it does not block its lane. */
async function withTimeout(delivery: Promise<void>): Promise<void> {
  const { promise: hanging, reject } = Promise.withResolvers<never>();
  const tooLong = Object.assign(new Error("the delivery took too long"), { code: "DELIVERY_TIMEOUT" });
  const timer = setTimeout(() => reject(tooLong), timeout).unref();
  try {
    await Promise.race([delivery, hanging]);
  } finally {
    clearTimeout(timer);
  }
}
