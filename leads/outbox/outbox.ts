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

/**
 * How long a delivery that a dead process had claimed stays claimed, in milliseconds; longer if clocks of several
 * servers may differ.
 */
const leases = { shared: 5 * minute, ownMachine: 25_000 } as const;

/** How often a claim is renewed within one lease. */
const renewalsPerLease = 3;

/** Milliseconds between two polls for due deliveries. */
const pollInterval = 5_000;

export interface OutboxDependencies extends AttemptDependencies {
  store: Store;
  /** Hourly limit of a mailbox: how many mails about single leads it gets. */
  perHour?: number;
  /** Lease of a claim, in milliseconds. */
  lease?: number;
}

/**
 * Makes due deliveries in parallel for the lifetime of the process, and records their outcomes in batches. A failing
 * database delays this but never stops it.
 */
export function startOutbox(dependencies: OutboxDependencies) {
  const { store, clock, log, perHour = mailsPerHour } = dependencies;
  const lease = dependencies.lease ?? (isShared(store) ? leases.shared : leases.ownMachine);
  const inFlight = createInFlightDeliveries();
  const stopping = new AbortController();
  const { signal: stopSignal } = stopping;
  let wakeUp = new AbortController();
  const wake = () => {
    wakeUp.abort();
    wakeUp = new AbortController();
  };
  const start = (claimed: ClaimedDelivery) =>
    inFlight.add(claimed.delivery, attemptDelivery(dependencies, claimed, stopSignal), wake);
  const runCycle = createCycle({ store, clock, perHour, lease, inFlight, start, stopSignal });

  async function runCycles(): Promise<void> {
    while (!stopSignal.aborted) {
      const { signal } = wakeUp;
      try {
        await runCycle();
      } catch (error) {
        log.error(describeFailure(error), "outbox cannot reach the database");
        await pause(pauseAfterFailure, stopSignal);
        continue;
      }
      await pause(pollInterval, AbortSignal.any([signal, stopSignal]));
    }
    await inFlight.end();
  }

  const renewalTimer = setInterval(() => {
    const deliveries = inFlight.deliveries();
    // If a renewal fails, the next may succeed. If all fail, other servers may take over.
    if (deliveries.length > 0) renewClaims(store, clock, deliveries, lease).catch(() => {});
  }, lease / renewalsPerLease).unref();

  const completion = runCycles();

  return {
    /** Polls for due deliveries now instead of at the next interval. */
    wake,
    /** Waits for deliveries in flight; after `grace` milliseconds, leaves the rest to other servers. */
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
