import { setTimeout as wait } from "node:timers/promises";
import { type AlarmAddress, raiseAlarm } from "#contact/alarm.ts";
import type { Clock } from "#contact/clock.ts";
import { PermanentFailure } from "#contact/permanent-failure.ts";
import { type ClaimedDelivery, claimDueDelivery, mendTimes, settleClaim } from "#contact/store/claims.ts";
import type { DeliveryTable, Store } from "#contact/store/tables.ts";

/** How long one worker may hold a delivery, in milliseconds: longer than any mail server is waited for. */
const fullLease = 5 * 60_000;

/** The first wait after a failure; each further one is twice as long, up to the longest. */
const firstWait = 30_000;
const longestWait = 6 * 3_600_000;

/** What a delivery is tried at least before it is given up as dead; so many attempts take about five days. */
const patience = { attempts: 30, time: 3 * 24 * 3_600_000 } as const;

/** Between two looks for due deliveries, in milliseconds. */
const pause = 5_000;

/** Rest after a failure: while a mail server is down, trying every delivery would only slow visitors. */
const breath = 1_000;

/** Deliveries a server sends at once, so that one slow receiver does not hold up all others. */
const lanes = 4;

/** The first wait after an outcome could not be written, and when that is given up, in milliseconds. */
const writing = { firstWait: 100, longestWait: 30_000 } as const;

/** Sends one delivery; rejects with a `PermanentFailure` where trying again is of no use. */
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
  /** Who is told of deliveries that were given up; nobody without. */
  readonly alarm?: AlarmAddress | null;
  /** Between 0 and 1; spreads the retries of many deliveries. */
  readonly random?: () => number;
  /** Milliseconds for which a delivery is claimed, and after which its delivery is no longer waited for. */
  readonly lease?: number;
}

/** How one pass over the due deliveries goes. */
interface Pass {
  /** Ends the pass before its next delivery. */
  readonly signal?: AbortSignal;
  /** Milliseconds to rest after a failure. */
  readonly breath?: number;
  /** The deliveries this process holds now. */
  readonly held?: Set<DeliveryTable>;
  /** When this process last looked for due deliveries; none yet without. */
  lastLook?: number;
}

/** Milliseconds to wait after a number of failed attempts, spread by a fifth either way. */
export function waitAfter(attempts: number, random: number): number {
  const wait = Math.min(firstWait * 2 ** (attempts - 1), longestWait);
  return Math.round(wait * (0.8 + 0.4 * random));
}

/** The longest that a delivery waits after a number of attempts; a new one does not wait. */
function longestWaitAfter(attempts: number): number {
  return attempts === 0 ? 0 : waitAfter(attempts, 1);
}

/** Attempts from which on every wait is the longest. */
const longestWaitFrom = Math.ceil(Math.log2(longestWait / firstWait)) + 1;

/**
 * Sends every delivery that is due, one after the other, and tells of those that were given up.
 * @throws only where the database fails; a delivery that could not be sent stays in the outbox.
 */
export async function sendDueDeliveries(parts: OutboxParts, pass: Pass = {}): Promise<void> {
  const { store, clock, alarm, lease = fullLease } = parts;
  const now = clock.now();
  // At the start, and whenever the clock has been put back: it would be a look at every delivery that waits.
  if (pass.lastLook === undefined || now < pass.lastLook) {
    await mendTimes(store, clock, { lease, waitAfter: longestWaitAfter, longestFrom: longestWaitFrom });
  }
  pass.lastLook = now;
  do {
    await drain(parts, pass);
  } while (alarm && !pass.signal?.aborted && (await raiseAlarm(store, clock, alarm)));
}

async function drain(parts: OutboxParts, pass: Pass): Promise<void> {
  const { store, clock, lease = fullLease } = parts;
  while (!pass.signal?.aborted) {
    const claimed = await claimDueDelivery(store, clock, lease);
    if (!claimed) return;
    pass.held?.add(claimed.delivery);
    try {
      const sent = await attempt(parts, claimed, pass.signal);
      if (!sent && pass.breath) await rest(pass.breath, pass.signal);
    } finally {
      pass.held?.delete(claimed.delivery);
    }
  }
}

/** Tries to deliver a delivery and writes down how that went; resolves whether it was sent. */
async function attempt(parts: OutboxParts, claimed: ClaimedDelivery, signal?: AbortSignal): Promise<boolean> {
  const { clock, deliver, log, random = Math.random, lease = fullLease } = parts;
  const { delivery } = claimed;
  const failure = await failureOf(() => withinLease(deliver(claimed), lease));
  const now = clock.now();
  if (!failure) {
    await settle(parts, delivery, { state: "sent", last_error: null, sent_at: now }, signal);
    return true;
  }
  const { attempts } = delivery;
  const exhausted = attempts >= patience.attempts && now - delivery.created_at > patience.time;
  const dead = failure.permanent || exhausted;
  const details = { delivery: delivery.id, kind: delivery.kind, attempts, reason: failure.code };
  if (dead) log.error(details, "delivery given up");
  else log.info(details, "delivery not sent, will be tried again");
  const outcome: Partial<DeliveryTable> = {
    state: dead ? "dead" : "pending",
    last_error: failure.words,
    next_attempt_at: now + waitAfter(attempts, random()),
    alarm_id: null,
  };
  await settle(parts, delivery, outcome, signal);
  return false;
}

/** Ends the wait for a delivery that hangs: its claim is lost then, and its worker has others to send. */
async function withinLease(delivery: Promise<void>, lease: number): Promise<void> {
  const over = new AbortController();
  const hanging = wait(lease, undefined, { signal: over.signal, ref: false }).then(() => {
    throw Object.assign(new Error("the delivery took longer than the lease"), { code: "LEASE_OVER" });
  });
  try {
    await Promise.race([delivery, hanging]);
  } finally {
    over.abort();
    hanging.catch(() => {});
  }
}

/**
 * Writes an outcome, again and again where the database fails for a while: a sent delivery whose outcome
 * is lost would be sent twice.
 */
async function settle(
  { store, log }: OutboxParts,
  delivery: DeliveryTable,
  outcome: Partial<DeliveryTable>,
  signal?: AbortSignal,
): Promise<void> {
  for (let pause: number = writing.firstWait; ; pause *= 2) {
    try {
      await settleClaim(store, delivery, outcome);
      return;
    } catch (error) {
      if (signal?.aborted || pause > writing.longestWait) throw error;
      log.error(
        { delivery: delivery.id, reason: codeOf(error) },
        "outcome of a delivery not written, will be tried again",
      );
    }
    await rest(pause, signal);
  }
}

interface Failure {
  readonly permanent: boolean;
  /** Says what happened and names nobody: fit for the log. */
  readonly code: string;
  /** What the other side said; may quote addresses, so it stays beside the lead. */
  readonly words: string;
}

async function failureOf(deliver: () => Promise<void>): Promise<Failure | null> {
  try {
    await deliver();
    return null;
  } catch (error) {
    const permanent = error instanceof PermanentFailure;
    return {
      permanent,
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
  /** Looks for due deliveries now instead of at the next look. */
  wake(): void;
  /**
   * Finishes the deliveries under way and rests. Those that take longer than `grace` milliseconds are
   * released, for another server or the next start to send at once.
   */
  stop(grace?: number): Promise<void>;
}

/** Sends due deliveries for as long as the process lives; a failing database delays it, and never ends it. */
export function startOutbox(parts: OutboxParts): RunningOutbox {
  const stopping = new AbortController();
  const held = new Set<DeliveryTable>();
  let woken = new AbortController();

  const pass: Pass = { signal: stopping.signal, breath, held };
  const work = async (send: typeof drain) => {
    while (!stopping.signal.aborted) {
      const { signal } = woken;
      try {
        await send(parts, pass);
      } catch (error) {
        parts.log.error({ reason: codeOf(error) }, "outbox cannot reach the database");
        await rest(breath, stopping.signal);
      }
      await rest(pause, AbortSignal.any([signal, stopping.signal]));
    }
  };
  // One lane looks after the clock and the alarms too.
  const done = Promise.all([sendDueDeliveries, ...Array.from({ length: lanes - 1 }, () => drain)].map(work));

  return {
    wake() {
      woken.abort();
      woken = new AbortController();
    },
    async stop(grace = fullLease) {
      stopping.abort();
      const over = new AbortController();
      await Promise.race([done, rest(grace, over.signal)]);
      over.abort();
      const release = { next_attempt_at: parts.clock.now() };
      await Promise.allSettled([...held].map((delivery) => settleClaim(parts.store, delivery, release)));
    },
  };
}

/** Waits, or less where the signal says so. */
async function rest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, signal ? { signal } : {}).catch(() => {});
}
