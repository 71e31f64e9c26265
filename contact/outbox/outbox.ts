import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "#contact/clock.ts";
import { type AlarmAddress, raiseAlarm } from "#contact/outbox/alarm.ts";
import { type Circuit, createCircuit } from "#contact/outbox/circuit.ts";
import { PermanentFailure } from "#contact/outbox/permanent-failure.ts";
import { isGivenUp, longestWaitAfter, longestWaitFrom, waitAfter } from "#contact/outbox/retry-policy.ts";
import { TargetUnavailable } from "#contact/outbox/target-unavailable.ts";
import {
  type ClaimedDelivery,
  claimDueDelivery,
  correctFutureTimes,
  renewClaim,
  settleClaim,
} from "#contact/store/claims.ts";
import { isShared } from "#contact/store/engine.ts";
import type { DeliveryTable, Store } from "#contact/store/tables.ts";

/**
 * Lease of a claim, in milliseconds: what a process held when it died is retried after that. It is longer for
 * a shared database because the clocks of its servers may differ.
 */
const leases = { shared: 5 * 60_000, ownMachine: 25_000 } as const;

/** Renewals of a claim within one lease. */
const renewalsPerLease = 3;

/** Timeout of a delivery, in milliseconds; longer than mail servers take. */
const defaultTimeout = 5 * 60_000;

/** Milliseconds between two polls for due deliveries. */
const lookInterval = 5_000;

/** Milliseconds a lane pauses after a failure. */
const pauseAfterFailure = 1_000;

/**
 * A kind of receiver with parallel lanes, so that neither target delays the other, and one slow receiver does
 * not delay all.
 */
interface Target {
  readonly isWebhook: boolean;
  readonly lanes: number;
}

const targets: readonly Target[] = [
  { isWebhook: false, lanes: 4 },
  { isWebhook: true, lanes: 2 },
];

/**
 * First wait before retrying to record an outcome (doubled each time), and the longest one before giving up,
 * in milliseconds.
 */
const writing = { firstWait: 100, longestWait: 30_000 } as const;

/**
 * Makes one delivery. Rejects with `PermanentFailure` if retrying is pointless, and with `TargetUnavailable`
 * if the receiver could not be reached at all.
 */
export type Deliver = (claimed: ClaimedDelivery) => Promise<void>;

/** Receives what the owner should know, without personal data. */
export interface OutboxLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OutboxDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly log: OutboxLog;
  /** Where to send alarms about dead or late deliveries; without it, none are raised. */
  readonly alarm?: AlarmAddress | null;
  /** Number between 0 and 1 that adds jitter to retries. */
  readonly random?: () => number;
  /** Lease of a claim, in milliseconds. */
  readonly lease?: number;
  /** Timeout of a delivery, in milliseconds. */
  readonly timeout?: number;
}

/** State and limits of one pass over the due deliveries. */
interface Pass {
  /** Stops the pass before its next delivery. */
  readonly signal?: AbortSignal;
  /** Milliseconds to wait after a failure. */
  readonly pauseAfterFailure?: number;
  /** Only webhook calls (true) or only mails (false); both if left out. */
  readonly isWebhook?: boolean;
  /** Circuit breaker of the target. */
  readonly circuit?: Circuit;
  /** Deliveries this process is working on. */
  readonly held?: Set<DeliveryTable>;
  /** When this process last polled; undefined before the first time. */
  lastLook?: number;
}

/**
 * Makes all due deliveries, one after the other, and raises alarms for dead or late ones.
 * @throws only if the database fails; a failed delivery stays in the outbox.
 */
export async function sendDueDeliveries(dependencies: OutboxDependencies, pass: Pass = {}): Promise<void> {
  const { store, clock, alarm } = dependencies;
  const lease = leaseOf(dependencies);
  const now = clock.now();
  // Only at start-up and after the clock was set back, since it reads every pending delivery.
  if (pass.lastLook === undefined || now < pass.lastLook) {
    await correctFutureTimes(store, clock, {
      lease,
      waitAfter: longestWaitAfter,
      longestFrom: longestWaitFrom,
    });
  }
  pass.lastLook = now;
  do {
    await drain(dependencies, pass);
  } while (alarm && !pass.signal?.aborted && (await raiseAlarm(store, clock, alarm)));
}

async function drain(dependencies: OutboxDependencies, pass: Pass): Promise<void> {
  const { store, clock } = dependencies;
  const { signal, isWebhook, circuit, held = new Set() } = pass;
  while (!signal?.aborted) {
    const wait = circuit?.waitTime() ?? 0;
    if (wait > 0) {
      await pause(wait, signal);
      continue;
    }
    const claimed = await claimDueDelivery(store, clock, leaseOf(dependencies), {
      ...(isWebhook !== undefined && { isWebhook }),
      except: [...held].map(({ id }) => id),
    });
    if (!claimed) return;
    held.add(claimed.delivery);
    try {
      const isSent = await attempt(dependencies, claimed, pass);
      if (!isSent && pass.pauseAfterFailure) await pause(pass.pauseAfterFailure, signal);
    } finally {
      held.delete(claimed.delivery);
    }
  }
}

/** Tries a delivery and records the outcome. Resolves to whether it succeeded. */
async function attempt(
  dependencies: OutboxDependencies,
  claimed: ClaimedDelivery,
  { signal, circuit }: Pass,
): Promise<boolean> {
  const { clock, deliver, log, random = Math.random, timeout = defaultTimeout } = dependencies;
  const { delivery } = claimed;
  const stopRenewing = keepClaim(dependencies, delivery);
  const failure = await failureOf(() => within(timeout, deliver(claimed))).finally(stopRenewing);
  if (failure?.isUnavailable) circuit?.failed();
  else circuit?.succeeded();
  const now = clock.now();
  if (!failure) {
    await settle(dependencies, delivery, { state: "sent", last_error: null, sent_at: now }, signal);
    return true;
  }
  const { kind, attempts } = delivery;
  const isDead = isGivenUp({ kind, attempts, age: now - delivery.created_at, ...failure });
  const details = { mail: delivery.id, kind, attempts, reason: failure.code };
  if (isDead) log.error(details, "delivery given up");
  else log.info(details, "delivery failed, will be tried again");
  const outcome: Partial<DeliveryTable> = {
    state: isDead ? "dead" : "pending",
    last_error: failure.words,
    next_attempt_at: now + waitAfter(attempts, random()),
    // A delivery already reported as late is reported again once it is dead.
    ...(isDead && { alarm_id: null }),
  };
  await settle(dependencies, delivery, outcome, signal);
  return false;
}

/** Keeps renewing a claim until the returned function is called; a dead or frozen process stops doing so. */
function keepClaim(dependencies: OutboxDependencies, delivery: DeliveryTable): () => void {
  const { store, clock } = dependencies;
  const lease = leaseOf(dependencies);
  const renew = () => {
    // If one renewal fails, the next may succeed; if all fail, the claim is rightly lost.
    renewClaim(store, clock, delivery, lease).catch(() => {});
  };
  const timer = setInterval(renew, lease / renewalsPerLease).unref();
  return () => clearInterval(timer);
}

function leaseOf({ store, lease }: OutboxDependencies): number {
  return lease ?? (isShared(store) ? leases.shared : leases.ownMachine);
}

/** Rejects when a delivery hangs, so that its lane can go on to others. */
async function within(timeout: number, delivery: Promise<void>): Promise<void> {
  const over = new AbortController();
  const hanging = wait(timeout, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new TargetUnavailable("the delivery took too long", {
      cause: Object.assign(new Error("too long"), { code: "DELIVERY_TIMEOUT" }),
    });
  });
  try {
    await Promise.race([delivery, hanging]);
  } finally {
    over.abort();
    hanging.catch(() => {});
  }
}

/**
 * Records an outcome, retrying while the database fails: a success that is not recorded would be delivered
 * twice.
 */
async function settle(
  { store, log }: OutboxDependencies,
  delivery: DeliveryTable,
  outcome: Partial<DeliveryTable>,
  signal?: AbortSignal,
): Promise<void> {
  for (let retryPause: number = writing.firstWait; ; retryPause *= 2) {
    try {
      await settleClaim(store, delivery, outcome);
      return;
    } catch (error) {
      if (signal?.aborted || retryPause > writing.longestWait) throw error;
      log.error(
        { mail: delivery.id, reason: codeOf(error) },
        "outcome of a delivery not written, will be tried again",
      );
    }
    await pause(retryPause, signal);
  }
}

interface Failure {
  readonly isPermanent: boolean;
  readonly isUnavailable: boolean;
  /** Error code without personal data, safe to log. */
  readonly code: string;
  /** The receiver's message; may quote addresses, so it stays in the database. */
  readonly words: string;
}

async function failureOf(deliver: () => Promise<void>): Promise<Failure | null> {
  try {
    await deliver();
    return null;
  } catch (error) {
    return {
      isPermanent: error instanceof PermanentFailure,
      isUnavailable: error instanceof TargetUnavailable,
      code: codeOf(error),
      words: String(error).replaceAll("\0", "").slice(0, 500).toWellFormed(),
    };
  }
}

/** SMTP status, SQLite's error string, system error code or the error's name. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return codeOf(error.cause);
  for (const key of ["responseCode", "errstr", "code"] as const) {
    if (key in error) return String((error as Error & Partial<Record<typeof key, unknown>>)[key]);
  }
  return error.name;
}

/** The outbox, running in the background. */
export interface RunningOutbox {
  /** Polls for due deliveries now instead of at the next interval. */
  wake(): void;
  /**
   * Finishes the deliveries in progress. Those that take longer than `grace` milliseconds are released, so
   * that another server or the next start can make them at once.
   */
  stop(grace?: number): Promise<void>;
}

/** Makes due deliveries for the lifetime of the process; a failing database delays it but never stops it. */
export function startOutbox(dependencies: OutboxDependencies): RunningOutbox {
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  const held = new Set<DeliveryTable>();
  let woken = new AbortController();

  const work = async (send: typeof drain, pass: Pass) => {
    while (!stopped.aborted) {
      const { signal } = woken;
      try {
        await send(dependencies, pass);
      } catch (error) {
        dependencies.log.error({ reason: codeOf(error) }, "outbox cannot reach the database");
        await pause(pauseAfterFailure, stopped);
      }
      await pause(lookInterval, AbortSignal.any([signal, stopped]));
    }
  };
  const done = Promise.all(
    targets.flatMap(({ isWebhook, lanes }) => {
      const circuit = createCircuit();
      return Array.from({ length: lanes }, (_, lane) => {
        // A single lane also corrects times and raises alarms.
        const send = !isWebhook && lane === 0 ? sendDueDeliveries : drain;
        return work(send, { signal: stopped, pauseAfterFailure, isWebhook, circuit, held });
      });
    }),
  );

  return {
    wake() {
      woken.abort();
      woken = new AbortController();
    },
    async stop(grace = defaultTimeout) {
      stopping.abort();
      const over = new AbortController();
      await Promise.race([done, pause(grace, over.signal)]);
      over.abort();
      const release = { next_attempt_at: dependencies.clock.now() };
      await Promise.allSettled(
        [...held].map((delivery) => settleClaim(dependencies.store, delivery, release)),
      );
    },
  };
}

/** Waits; an aborted signal ends the wait early. */
async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, signal ? { signal } : {}).catch(() => {});
}
