import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "#leads/clock.ts";
import { describeFailure } from "#leads/error-report.ts";
import { mailsPerHour } from "#leads/outbox/ceiling.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  correctFutureTimes,
  renewClaims,
  settleClaim,
} from "#leads/outbox/claims.ts";
import { NothingToSend } from "#leads/outbox/nothing-to-send.ts";
import { PermanentFailure } from "#leads/outbox/permanent-failure.ts";
import { isGivenUp, longestWait, waitAfter } from "#leads/outbox/retry-policy.ts";
import { isShared } from "#leads/store/engine.ts";
import type { DeliveryTable, Lane, Store } from "#leads/store/tables.ts";

/** What a dead process held is retried after this many milliseconds; the clocks of servers may differ. */
const leases = { shared: 5 * 60_000, ownMachine: 25_000 } as const;

/** Renewals of a claim within one lease. */
const renewalsPerLease = 3;

/** Timeout of a delivery, in milliseconds; longer than mail servers take. */
const timeout = 5 * 60_000;

/** Milliseconds between two polls for due deliveries. */
const pollInterval = 5_000;

/** Milliseconds that a failed delivery keeps its place, so that a target that is down is not hammered. */
const pauseAfterFailure = 1_000;

/** Deliveries made at once by one server. */
const deliveriesAtOnce: Record<Lane, number> = { "sign-in": 2, agency: 4, acknowledgement: 2, webhook: 2 };

/** Rejects with `PermanentFailure` if retrying is pointless, and with `NothingToSend` if there was nothing to do. */
export type Deliver = (claimed: ClaimedDelivery) => Promise<void>;

export interface OutboxDependencies {
  store: Store;
  clock: Clock;
  deliver: Deliver;
  /** Receives no personal data. */
  log: Pick<FastifyBaseLogger, "info" | "error">;
  /** Stands for a mailbox of the agency in the log; 0 for none. */
  numberOf?: (mailbox: string) => number;
  /** Mails about leads that a mailbox gets one by one within an hour. */
  perHour?: number;
  /** Number between 0 and 1 that adds jitter to retries. */
  random?: () => number;
  /** Lease of a claim, in milliseconds. */
  lease?: number;
}

interface UnderWay {
  delivery: DeliveryTable;
  done: Promise<void>;
}

interface Outcome {
  delivery: DeliveryTable;
  columns: Partial<DeliveryTable>;
}

export type RunningOutbox = ReturnType<typeof startOutbox>;

/**
 * Makes due deliveries in parallel for the lifetime of the process, and writes their outcomes in batches; a failing
 * database delays it but never stops it.
 */
export function startOutbox(dependencies: OutboxDependencies) {
  const {
    store,
    clock,
    log,
    deliver,
    numberOf = () => 0,
    perHour = mailsPerHour,
    random = Math.random,
  } = dependencies;
  const lease = dependencies.lease ?? (isShared(store) ? leases.shared : leases.ownMachine);
  const underWay = new Map<string, UnderWay>();
  const outcomes = new Set<Outcome>();
  let lastTurn: number | undefined;
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  let woken = new AbortController();
  const wake = () => {
    woken.abort();
    woken = new AbortController();
  };

  async function work(): Promise<void> {
    while (!stopped.aborted) {
      const { signal } = woken;
      try {
        await turn();
      } catch (error) {
        log.error(describeFailure(error), "outbox cannot reach the database");
        await pause(pauseAfterFailure, stopped);
        continue;
      }
      await pause(pollInterval, AbortSignal.any([signal, stopped]));
    }
    await Promise.all([...underWay.values()].map(({ done }) => done));
  }

  /** Writes what is over and starts what is due, in one transaction. */
  async function turn(): Promise<void> {
    const now = clock.now();
    // Only at start-up and after the clock was set back, since it reads every pending delivery.
    if (lastTurn === undefined || now < lastTurn) {
      await correctFutureTimes(store, clock, { lease, longestWait });
    }
    lastTurn = now;
    const over = [...outcomes];
    const claimed = await store.transaction().execute(async (transaction) => {
      for (const { delivery, columns } of over) await settleClaim(transaction, delivery, columns);
      return stopped.aborted ? [] : claim(transaction, now, over);
    });
    for (const outcome of over) outcomes.delete(outcome);
    for (const one of claimed) start(one);
  }

  async function claim(transaction: Store, now: number, over: Outcome[]): Promise<ClaimedDelivery[]> {
    const busy = [...underWay.values()].map(({ delivery }) => delivery);
    const room = { ...deliveriesAtOnce };
    for (const { lane } of busy) room[lane] -= 1;
    // What is over since this turn began is not written yet.
    const unrecorded = [...outcomes].filter((outcome) => !over.includes(outcome));
    const held = [...busy, ...unrecorded.map(({ delivery }) => delivery)];
    return claimDeliveries(transaction, { room, perHour, now, lease, held });
  }

  function start(claimed: ClaimedDelivery): void {
    const { delivery } = claimed;
    const done = attempt(claimed).then((columns) => {
      underWay.delete(delivery.id);
      outcomes.add({ delivery, columns });
      wake();
    });
    underWay.set(delivery.id, { delivery, done });
  }

  /** Tries a delivery. Resolves to what is to be written about it. */
  async function attempt(claimed: ClaimedDelivery): Promise<Partial<DeliveryTable>> {
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
    await pause(pauseAfterFailure, stopped);
    return {
      state: isDead ? "dead" : "pending",
      last_error: failure.message,
      refused_at: delivery.refused_at ?? now,
      next_attempt_at: now + waitAfter(attempts, random()),
    };
  }

  const renewing = setInterval(() => {
    const deliveries = [...underWay.values()].map(({ delivery }) => delivery);
    // If one renewal fails, the next may succeed; if all fail, the claims are rightly lost.
    if (deliveries.length > 0) renewClaims(store, clock, deliveries, lease).catch(() => {});
  }, lease / renewalsPerLease).unref();

  /** Writes what is over, and releases to another server what is not. */
  async function close(): Promise<void> {
    clearInterval(renewing);
    const now = clock.now();
    for (const { delivery } of underWay.values()) {
      // Its lease has run out rather than ended, because it may still arrive.
      const columns = { next_attempt_at: now, lease_until: now, fence: delivery.fence + 1 };
      outcomes.add({ delivery, columns });
    }
    if (outcomes.size > 0) await turn();
  }

  const done = work();

  return {
    /** Polls for due deliveries now instead of at the next interval. */
    wake,
    /** Finishes what is in progress; after `grace` milliseconds it is released to another server. */
    async stop(grace: number): Promise<void> {
      stopping.abort();
      const over = new AbortController();
      await Promise.race([done, pause(grace, over.signal)]);
      over.abort();
      await close().catch(() => {});
    },
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

/** Waits; an aborted signal ends the wait early. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => {});
}
