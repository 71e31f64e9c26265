import { setTimeout as wait } from "node:timers/promises";
import { type AlarmAddress, raiseAlarm } from "#contact/alarm.ts";
import { type Circuit, createCircuit } from "#contact/circuit.ts";
import type { Clock } from "#contact/clock.ts";
import { PermanentFailure } from "#contact/permanent-failure.ts";
import { isGivenUp, longestWaitAfter, longestWaitFrom, waitAfter } from "#contact/retry-policy.ts";
import {
  type ClaimedDelivery,
  claimDueDelivery,
  mendTimes,
  renewClaim,
  settleClaim,
} from "#contact/store/claims.ts";
import { isShared } from "#contact/store/engine.ts";
import type { DeliveryTable, Store } from "#contact/store/tables.ts";
import { TargetUnavailable } from "#contact/target-unavailable.ts";

/**
 * How long a claim lasts, in milliseconds: what a process held when it died is tried again after that. Servers
 * that share a database may have clocks that differ; on one machine there is one clock.
 */
const leases = { shared: 5 * 60_000, ownMachine: 25_000 } as const;

/** How often its holder renews a claim before it would end. */
const renewalsPerLease = 3;

/** After how many milliseconds a delivery is no longer waited for; longer than mail servers take. */
const defaultTimeout = 5 * 60_000;

/** Milliseconds between two looks for due deliveries. */
const lookInterval = 5_000;

/** Milliseconds a lane waits after a failure. */
const pauseAfterFailure = 1_000;

/** Deliveries to one target, made side by side in lanes: no target holds up the other, nor one slow receiver all. */
interface Target {
  readonly isWebhook: boolean;
  readonly lanes: number;
}

const targets: readonly Target[] = [
  { isWebhook: false, lanes: 4 },
  { isWebhook: true, lanes: 2 },
];

/** The first wait after an outcome could not be written, and when that is given up, in milliseconds. */
const writing = { firstWait: 100, longestWait: 30_000 } as const;

/**
 * Makes one delivery; rejects with a `PermanentFailure` where trying again is of no use, and with
 * `TargetUnavailable` where the receiver could not be reached at all.
 */
export type Deliver = (claimed: ClaimedDelivery) => Promise<void>;

/** Told of what the owner should know; gets no personal data. */
export interface OutboxLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OutboxParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly log: OutboxLog;
  /** Who is told of deliveries that are dead or late; nobody without. */
  readonly alarm?: AlarmAddress | null;
  /** Between 0 and 1; spreads the retries of many deliveries. */
  readonly random?: () => number;
  /** Milliseconds for which a delivery is claimed at a time. */
  readonly lease?: number;
  /** Milliseconds after which a delivery is no longer waited for. */
  readonly timeout?: number;
}

/** How one pass over the due deliveries goes. */
interface Pass {
  /** Ends the pass before its next delivery. */
  readonly signal?: AbortSignal;
  /** Milliseconds to wait after a failure. */
  readonly pauseAfterFailure?: number;
  /** Only webhook calls, or only mails; both without. */
  readonly isWebhook?: boolean;
  /** Of the target they go to. */
  readonly circuit?: Circuit;
  /** The deliveries this process holds now. */
  readonly held?: Set<DeliveryTable>;
  /** When this process last looked for due deliveries; not set before the first time. */
  lastLook?: number;
}

/**
 * Makes every delivery that is due, one after the other, and raises an alarm for those that are dead or late.
 * @throws only where the database fails; a delivery that failed stays in the outbox.
 */
export async function sendDueDeliveries(parts: OutboxParts, pass: Pass = {}): Promise<void> {
  const { store, clock, alarm } = parts;
  const lease = leaseOf(parts);
  const now = clock.now();
  // Only at the start and after the clock was put back, since it reads every delivery that waits.
  if (pass.lastLook === undefined || now < pass.lastLook) {
    await mendTimes(store, clock, { lease, waitAfter: longestWaitAfter, longestFrom: longestWaitFrom });
  }
  pass.lastLook = now;
  do {
    await drain(parts, pass);
  } while (alarm && !pass.signal?.aborted && (await raiseAlarm(store, clock, alarm)));
}

async function drain(parts: OutboxParts, pass: Pass): Promise<void> {
  const { store, clock } = parts;
  const { signal, isWebhook, circuit, held = new Set() } = pass;
  while (!signal?.aborted) {
    const wait = circuit?.waitTime() ?? 0;
    if (wait > 0) {
      await pause(wait, signal);
      continue;
    }
    const claimed = await claimDueDelivery(store, clock, leaseOf(parts), {
      ...(isWebhook !== undefined && { isWebhook }),
      except: [...held].map(({ id }) => id),
    });
    if (!claimed) return;
    held.add(claimed.delivery);
    try {
      const isSent = await attempt(parts, claimed, pass);
      if (!isSent && pass.pauseAfterFailure) await pause(pass.pauseAfterFailure, signal);
    } finally {
      held.delete(claimed.delivery);
    }
  }
}

/** Tries to make a delivery and records the outcome; resolves whether it succeeded. */
async function attempt(
  parts: OutboxParts,
  claimed: ClaimedDelivery,
  { signal, circuit }: Pass,
): Promise<boolean> {
  const { clock, deliver, log, random = Math.random, timeout = defaultTimeout } = parts;
  const { delivery } = claimed;
  const stopRenewing = keepClaim(parts, delivery);
  const failure = await failureOf(() => within(timeout, deliver(claimed))).finally(stopRenewing);
  if (failure?.isUnavailable) circuit?.failed();
  else circuit?.succeeded();
  const now = clock.now();
  if (!failure) {
    await settle(parts, delivery, { state: "sent", last_error: null, sent_at: now }, signal);
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
    // Whoever was told that it is late is told once more that it is dead.
    ...(isDead && { alarm_id: null }),
  };
  await settle(parts, delivery, outcome, signal);
  return false;
}

/** Renews a claim until the returned function is called; a process that is dead or frozen does not. */
function keepClaim(parts: OutboxParts, delivery: DeliveryTable): () => void {
  const { store, clock } = parts;
  const lease = leaseOf(parts);
  const renew = () => {
    // If it fails, the next renewal may succeed; if none does, the claim is lost, as it should be.
    renewClaim(store, clock, delivery, lease).catch(() => {});
  };
  const timer = setInterval(renew, lease / renewalsPerLease).unref();
  return () => clearInterval(timer);
}

function leaseOf({ store, lease }: OutboxParts): number {
  return lease ?? (isShared(store) ? leases.shared : leases.ownMachine);
}

/** Ends the wait for a delivery that hangs, so that its lane can go on with others. */
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
 * Records an outcome, repeatedly where the database fails for a while: a delivery whose success is not recorded
 * would be made twice.
 */
async function settle(
  { store, log }: OutboxParts,
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
  /** Says what happened and names nobody: fit for the log. */
  readonly code: string;
  /** What the receiver said; may quote addresses, so it stays in the database. */
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

/** A mail server's status, SQLite's fixed words, the code of a system error, or the error's name. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return codeOf(error.cause);
  for (const key of ["responseCode", "errstr", "code"] as const) {
    if (key in error) return String((error as Error & Partial<Record<typeof key, unknown>>)[key]);
  }
  return error.name;
}

/** The outbox at work beside the server. */
export interface RunningOutbox {
  /** Looks for due deliveries now instead of at the next interval. */
  wake(): void;
  /**
   * Finishes the deliveries under way. Those that take longer than `grace` milliseconds are released, for
   * another server or the next start to make at once.
   */
  stop(grace?: number): Promise<void>;
}

/** Makes due deliveries for as long as the process lives; a failing database delays it, and never ends it. */
export function startOutbox(parts: OutboxParts): RunningOutbox {
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  const held = new Set<DeliveryTable>();
  let woken = new AbortController();

  const work = async (send: typeof drain, pass: Pass) => {
    while (!stopped.aborted) {
      const { signal } = woken;
      try {
        await send(parts, pass);
      } catch (error) {
        parts.log.error({ reason: codeOf(error) }, "outbox cannot reach the database");
        await pause(pauseAfterFailure, stopped);
      }
      await pause(lookInterval, AbortSignal.any([signal, stopped]));
    }
  };
  const done = Promise.all(
    targets.flatMap(({ isWebhook, lanes }) => {
      const circuit = createCircuit();
      return Array.from({ length: lanes }, (_, lane) => {
        // One lane of all looks after the clock and the alarms too.
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
      const release = { next_attempt_at: parts.clock.now() };
      await Promise.allSettled([...held].map((delivery) => settleClaim(parts.store, delivery, release)));
    },
  };
}

/** Waits, or less where the signal says so. */
async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, signal ? { signal } : {}).catch(() => {});
}
