import { minute } from "#contract/formats/milliseconds.ts";
import { describeFailure } from "#leads/error-report.ts";
import {
  type AttemptDependencies,
  attemptDelivery,
  pauseAfterFailure,
} from "#leads/outbox/attempt-delivery.ts";
import { type ClaimedDelivery, renewClaims } from "#leads/outbox/claims.ts";
import { mailsPerHour } from "#leads/outbox/hourly-limit.ts";
import { createInFlightDeliveries } from "#leads/outbox/in-flight-deliveries.ts";
import { createCycle } from "#leads/outbox/outbox-cycle.ts";
import { pause } from "#leads/outbox/pause.ts";
import { isShared } from "#leads/store/engine.ts";
import type { Store } from "#leads/store/tables.ts";

/** What a dead process held is retried after this many milliseconds; the clocks of servers may differ. */
const leases = { shared: 5 * minute, ownMachine: 25_000 } as const;

/** Renewals of a claim within one lease. */
const renewalsPerLease = 3;

/** Milliseconds between two polls for due deliveries. */
const pollInterval = 5_000;

export interface OutboxDependencies extends AttemptDependencies {
  store: Store;
  /** Mails about leads that a mailbox gets one by one within an hour. */
  perHour?: number;
  /** Lease of a claim, in milliseconds. */
  lease?: number;
}

/**
 * Makes due deliveries in parallel for the lifetime of the process, and writes their outcomes in batches; a failing
 * database delays it but never stops it.
 */
export function startOutbox(dependencies: OutboxDependencies) {
  const { store, clock, log, perHour = mailsPerHour } = dependencies;
  const lease = dependencies.lease ?? (isShared(store) ? leases.shared : leases.ownMachine);
  const inFlight = createInFlightDeliveries();
  const stopping = new AbortController();
  const { signal: stopped } = stopping;
  let wakeUp = new AbortController();
  const wake = () => {
    wakeUp.abort();
    wakeUp = new AbortController();
  };
  const start = (claimed: ClaimedDelivery) =>
    inFlight.add(claimed.delivery, attemptDelivery(dependencies, claimed, stopped), wake);
  const runCycle = createCycle({ store, clock, perHour, lease, inFlight, start, stopped });

  async function runCycles(): Promise<void> {
    while (!stopped.aborted) {
      const { signal } = wakeUp;
      try {
        await runCycle();
      } catch (error) {
        log.error(describeFailure(error), "outbox cannot reach the database");
        await pause(pauseAfterFailure, stopped);
        continue;
      }
      await pause(pollInterval, AbortSignal.any([signal, stopped]));
    }
    await inFlight.end();
  }

  const renewalTimer = setInterval(() => {
    const deliveries = inFlight.deliveries();
    // If one renewal fails, the next may succeed; if all fail, the claims are rightly lost.
    if (deliveries.length > 0) renewClaims(store, clock, deliveries, lease).catch(() => {});
  }, lease / renewalsPerLease).unref();

  const completion = runCycles();

  return {
    /** Polls for due deliveries now instead of at the next interval. */
    wake,
    /** Finishes what is in progress; after `grace` milliseconds it is released to another server. */
    async stop(grace: number): Promise<void> {
      stopping.abort();
      const graceTimer = new AbortController();
      await Promise.race([completion, pause(grace, graceTimer.signal)]);
      graceTimer.abort();
      clearInterval(renewalTimer);
      inFlight.release(clock.now());
      if (inFlight.outcomes().length > 0) await runCycle().catch(() => {});
    },
  };
}
