import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "#contact/clock.ts";
import { mailsAtOnce } from "#contact/mail/transport.ts";
import { type AlarmAddress, raiseAlarm } from "#contact/outbox/alarm.ts";
import { createCircuit } from "#contact/outbox/circuit.ts";
import { PermanentFailure, TargetUnavailable } from "#contact/outbox/failures.ts";
import { isGivenUp, longestWaitAfter, longestWaitFrom, waitAfter } from "#contact/outbox/retry-policy.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  correctFutureTimes,
  type Destination,
  findDueDeliveries,
  renewClaims,
  settleClaim,
} from "#contact/store/claims.ts";
import { isShared } from "#contact/store/engine.ts";
import type { DeliveryTable, Store } from "#contact/store/tables.ts";

/** What a dead process held is retried after this many milliseconds; the clocks of servers may differ. */
const leases = { shared: 5 * 60_000, ownMachine: 25_000 } as const;

/** Renewals of a claim within one lease. */
const renewalsPerLease = 3;

/** Timeout of a delivery, in milliseconds; longer than mail servers take. */
const defaultTimeout = 5 * 60_000;

/** Milliseconds between two polls for due deliveries. */
const lookInterval = 5_000;

/** Milliseconds that a failed delivery keeps its place, so that a target that is down is not hammered. */
const pauseAfterFailure = 1_000;

/** Deliveries at once; a slow destination holds its own places, and receipts leave some to the agency. */
const places: Places = { mails: mailsAtOnce, receipts: 4, webhooks: 2, atOneProvider: 2, atOneAgency: 4 };

type Places = Record<"mails" | "receipts" | "webhooks" | "atOneProvider" | "atOneAgency", number>;

/** Rejects with `PermanentFailure`, or with `TargetUnavailable` if the receiver was not reached. */
export type Deliver = (claimed: ClaimedDelivery) => Promise<void>;

/** Receives what the owner should know, without personal data. */
export interface OutboxLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OutboxDependencies {
  store: Store;
  clock: Clock;
  deliver: Deliver;
  log: OutboxLog;
  /** Where to send alarms about dead or late deliveries; without it, none are raised. */
  alarm?: AlarmAddress | null;
  /** Number between 0 and 1 that adds jitter to retries. */
  random?: () => number;
  /** Lease of a claim, in milliseconds. */
  lease?: number;
  /** Timeout of a delivery, in milliseconds. */
  timeout?: number;
}

interface UnderWay {
  delivery: DeliveryTable;
  destination: Destination;
  done: Promise<void>;
}

interface Outcome {
  delivery: DeliveryTable;
  written: Partial<DeliveryTable>;
}

interface Dispatching {
  most: Places;
  /** Milliseconds that a failed delivery keeps its place. */
  failurePause: number;
  stopped?: AbortSignal;
  onFinished?: () => void;
}

/** Makes deliveries in parallel and writes their outcomes in batches. */
function createDispatcher(dependencies: OutboxDependencies, way: Dispatching) {
  const { store, clock, log, deliver, random = Math.random, timeout = defaultTimeout } = dependencies;
  const { most, failurePause, stopped, onFinished = () => {} } = way;
  const lease = leaseOf(dependencies);
  const mailServer = createCircuit();
  const circuits = { agency: mailServer, receipt: mailServer, webhook: createCircuit() };
  const underWay = new Map<string, UnderWay>();
  const outcomes = new Set<Outcome>();
  let lastTurn: number | undefined;

  /** Writes what is over and starts what is due, in one transaction. Resolves to how many were started. */
  async function turn(): Promise<number> {
    const now = clock.now();
    // Only at start-up and after the clock was set back, since it reads every pending delivery.
    if (lastTurn === undefined || now < lastTurn) {
      const waits = { waitAfter: longestWaitAfter, longestFrom: longestWaitFrom };
      await correctFutureTimes(store, clock, { lease, ...waits });
    }
    lastTurn = now;
    const settled = [...outcomes];
    const claimed = await store.transaction().execute(async (transaction) => {
      for (const { delivery, written } of settled) await settleClaim(transaction, delivery, written);
      return stopped?.aborted ? [] : claim(transaction, now);
    });
    for (const outcome of settled) outcomes.delete(outcome);
    for (const [one, destination] of claimed) start(one, destination);
    return claimed.length;
  }

  async function claim(transaction: Store, now: number): Promise<[ClaimedDelivery, Destination][]> {
    const taken = new Map([...underWay].map(([id, { destination }]) => [id, destination]));
    const claimed: [ClaimedDelivery, Destination][] = [];
    for (;;) {
      const due = await findDueDeliveries(transaction, now, {
        kinds: (["agency", "receipt", "webhook"] as const).filter((kind) => isKindFull(kind, taken)),
        destinations: [...taken.values()].filter((destination) => isFull(destination, taken)),
        held: [...taken.keys()],
      });
      const chosen = new Map<string, Destination>();
      for (const { id, destination } of due) {
        if (isKindFull(destination.kind, taken) || isFull(destination, taken)) continue;
        taken.set(id, destination);
        chosen.set(id, destination);
      }
      if (chosen.size === 0) return claimed;
      for (const one of await claimDeliveries(transaction, now, lease, [...chosen.keys()])) {
        const destination = chosen.get(one.delivery.id);
        if (destination) claimed.push([one, destination]);
      }
    }
  }

  function isKindFull(kind: Destination["kind"], taken: Map<string, Destination>): boolean {
    const circuit = circuits[kind];
    if (circuit.waitTime() > 0) return true;
    const isWebhook = kind === "webhook";
    const alike = [...taken.values()].filter((one) => (one.kind === "webhook") === isWebhook);
    if (circuit.isDown()) return alike.length > 0;
    if (alike.length >= (isWebhook ? most.webhooks : most.mails)) return true;
    return kind === "receipt" && alike.filter((one) => one.kind === kind).length >= most.receipts;
  }

  function isFull({ kind, at }: Destination, taken: Map<string, Destination>): boolean {
    const alike = [...taken.values()].filter((one) => one.kind === kind && one.at === at);
    return alike.length >= (kind === "agency" ? most.atOneAgency : most.atOneProvider);
  }

  function start(claimed: ClaimedDelivery, destination: Destination): void {
    const { delivery } = claimed;
    const done = attempt(claimed, destination).then((written) => {
      underWay.delete(delivery.id);
      outcomes.add({ delivery, written });
      onFinished();
    });
    underWay.set(delivery.id, { delivery, destination, done });
  }

  /** Tries a delivery. Resolves to what is to be written about it. */
  async function attempt(
    claimed: ClaimedDelivery,
    { kind: target }: Destination,
  ): Promise<Partial<DeliveryTable>> {
    const { delivery } = claimed;
    const failure = await failureOf(() => within(timeout, deliver(claimed)));
    if (failure?.isUnavailable) circuits[target].failed();
    else circuits[target].succeeded();
    const now = clock.now();
    if (!failure) return { state: "sent", last_error: null, sent_at: now };
    const { kind, attempts } = delivery;
    const isDead = isGivenUp({ kind, attempts, age: now - delivery.created_at, ...failure });
    const details = { mail: delivery.id, kind, attempts, reason: failure.code };
    if (isDead) log.error(details, "delivery given up");
    else log.info(details, "delivery failed, will be tried again");
    await pause(failurePause, stopped);
    return {
      state: isDead ? "dead" : "pending",
      last_error: failure.words,
      next_attempt_at: now + waitAfter(attempts, random()),
      // A delivery already reported as late is reported again once it is dead.
      ...(isDead && { alarm_id: null }),
    };
  }

  const renewing = setInterval(() => {
    const deliveries = [...underWay.values()].map(({ delivery }) => delivery);
    // If one renewal fails, the next may succeed; if all fail, the claims are rightly lost.
    if (deliveries.length > 0) renewClaims(store, clock, deliveries, lease).catch(() => {});
  }, lease / renewalsPerLease).unref();

  return {
    turn,
    /** Whether everything started is over and written. */
    isIdle: () => underWay.size + outcomes.size === 0,
    /** Milliseconds until a target that is down may be called again; infinite if none is. */
    untilProbe: () =>
      Math.min(...Object.values(circuits).map((circuit) => circuit.waitTime() || Number.POSITIVE_INFINITY)),
    /** Resolves when any, or all, of the deliveries in progress are over. */
    anyDone: () => Promise.race([...underWay.values()].map(({ done }) => done)),
    allDone: () => Promise.all([...underWay.values()].map(({ done }) => done)),
    async close() {
      clearInterval(renewing);
      const released = { next_attempt_at: clock.now() };
      for (const { delivery } of underWay.values()) outcomes.add({ delivery, written: released });
      if (outcomes.size > 0) await turn();
    },
  };
}

/** Makes all due deliveries, one after the other, and raises alarms. @throws only if the database fails. */
export async function sendDueDeliveries(dependencies: OutboxDependencies): Promise<void> {
  const { store, clock, alarm } = dependencies;
  const most = { mails: 1, receipts: 1, webhooks: 1, atOneProvider: 1, atOneAgency: 1 };
  const dispatcher = createDispatcher(dependencies, { most, failurePause: 0 });
  do {
    while ((await dispatcher.turn()) > 0 || !dispatcher.isIdle()) await dispatcher.anyDone();
  } while (alarm && (await raiseAlarm(store, clock, alarm)));
  await dispatcher.close();
}

export type RunningOutbox = ReturnType<typeof startOutbox>;

/** Makes due deliveries for the lifetime of the process; a failing database delays it but never stops it. */
export function startOutbox(dependencies: OutboxDependencies) {
  const { store, clock, alarm, log } = dependencies;
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  let woken = new AbortController();
  const wake = () => {
    woken.abort();
    woken = new AbortController();
  };
  const dispatcher = createDispatcher(dependencies, {
    most: places,
    failurePause: pauseAfterFailure,
    stopped,
    onFinished: wake,
  });

  const work = async () => {
    while (!stopped.aborted) {
      const { signal } = woken;
      try {
        const started = await dispatcher.turn();
        if (started === 0 && alarm && (await raiseAlarm(store, clock, alarm))) continue;
      } catch (error) {
        log.error({ reason: codeOf(error) }, "outbox cannot reach the database");
        await pause(pauseAfterFailure, stopped);
        continue;
      }
      await pause(Math.min(lookInterval, dispatcher.untilProbe()), AbortSignal.any([signal, stopped]));
    }
    await dispatcher.allDone();
  };
  const done = work();

  return {
    /** Polls for due deliveries now instead of at the next interval. */
    wake,
    /** Finishes what is in progress; after `grace` milliseconds it is released to another server. */
    async stop(grace: number = defaultTimeout): Promise<void> {
      stopping.abort();
      const over = new AbortController();
      await Promise.race([done, pause(grace, over.signal)]);
      over.abort();
      await dispatcher.close().catch(() => {});
    },
  };
}

interface Failure {
  isPermanent: boolean;
  isUnavailable: boolean;
  /** Error code without personal data, safe to log. */
  code: string;
  /** The receiver's message; may quote addresses, so it stays in the database. */
  words: string;
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

/** Waits; an aborted signal ends the wait early. */
async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, signal ? { signal } : {}).catch(() => {});
}
