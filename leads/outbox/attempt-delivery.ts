import type { FastifyBaseLogger } from "fastify";
import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { describeFailure } from "#leads/error-report.ts";
import type { ClaimedDelivery } from "#leads/outbox/claims.ts";
import { NothingToSend, PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import { pause } from "#leads/outbox/pause.ts";
import { isGivenUp, waitAfter } from "#leads/outbox/retry-policy.ts";
import type { DeliveryTable } from "#leads/store/tables.ts";

/** Timeout of a delivery, in milliseconds; longer than mail servers take. */
const timeout = 5 * minute;

/** Milliseconds that a failed delivery keeps its place, so that a target that is down is not hammered. */
export const pauseAfterFailure = 1_000;

/** Rejects with `PermanentFailure` if retrying is pointless, and with `NothingToSend` if there was nothing to do. */
export type Deliver = (claimed: ClaimedDelivery) => Promise<void>;

export interface AttemptDependencies {
  clock: Clock;
  deliver: Deliver;
  /** Receives no personal data. */
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Stands for a mailbox of the agency in the log; 0 for none. */
  numberOf?: (mailbox: string) => number;
  /** Number between 0 and 1 that adds jitter to retries. */
  random?: () => number;
}

/**
 * Tries a delivery. Resolves to what is to be written about it, after a pause if it failed.
 * @param stop ends the pause early.
 */
export async function attemptDelivery(
  { clock, deliver, log, numberOf = () => 0, random = Math.random }: AttemptDependencies,
  claimed: ClaimedDelivery,
  stop: AbortSignal,
): Promise<Partial<DeliveryTable>> {
  const { delivery } = claimed;
  const failure = await failureOf(() => inTime(deliver(claimed)));
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
  /** Nothing was to be sent. */
  isVoid: boolean;
  isPermanent: boolean;
  /** Without personal data, safe to log. */
  reason: string;
  /** The receiver's message; may quote addresses, so it stays in the database. */
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

/** Rejects when a delivery hangs, so that its lane can go on to others. */
function inTime(delivery: Promise<void>): Promise<void> {
  const { promise: hanging, reject } = Promise.withResolvers<never>();
  AbortSignal.timeout(timeout).addEventListener("abort", () =>
    reject(Object.assign(new Error("the delivery took too long"), { code: "DELIVERY_TIMEOUT" })),
  );
  return Promise.race([delivery, hanging]);
}
