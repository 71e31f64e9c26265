import type { Clock } from "#leads/clock.ts";
import {
  type ClaimedDelivery,
  claimDeliveries,
  correctFutureTimes,
  settleClaim,
} from "#leads/outbox/claims.ts";
import type { InFlightDeliveries } from "#leads/outbox/in-flight-deliveries.ts";
import { longestWait } from "#leads/outbox/retry-policy.ts";
import type { Store } from "#leads/store/tables.ts";

interface CycleDependencies {
  store: Store;
  clock: Clock;
  /** Hourly limit of a mailbox: how many mails about single leads it gets. */
  perHour: number;
  /** Lease of a claim, in milliseconds. */
  lease: number;
  inFlight: InFlightDeliveries;
  start: (claimed: ClaimedDelivery) => void;
  /** No delivery is started once this is aborted. */
  stopSignal: AbortSignal;
}

/** Creates the function that runs a cycle: it records outcomes and claims due deliveries in one transaction. */
export function createCycle(dependencies: CycleDependencies): () => Promise<void> {
  const { store, clock, perHour, lease, inFlight, start, stopSignal } = dependencies;
  let lastCycle: number | undefined;

  return async () => {
    const now = clock.now();
    // Only at start-up and after the clock was set back, since this reads every pending delivery.
    if (lastCycle === undefined || now < lastCycle) {
      await correctFutureTimes(store, clock, { lease, longestWait });
    }
    lastCycle = now;
    const outcomes = inFlight.outcomes();
    const deliveries = await store.transaction().execute(async (transaction) => {
      for (const { delivery, columns } of outcomes) await settleClaim(transaction, delivery, columns);
      if (stopSignal.aborted) return [];
      // Outcomes that have arrived since this cycle began are recorded by the next.
      const newOutcomes = inFlight.outcomes().filter((outcome) => !outcomes.includes(outcome));
      const currentClaims = [...inFlight.deliveries(), ...newOutcomes.map(({ delivery }) => delivery)];
      return claimDeliveries(transaction, { room: inFlight.room(), perHour, now, lease, currentClaims });
    });
    inFlight.forget(outcomes);
    for (const claimed of deliveries) start(claimed);
  };
}
