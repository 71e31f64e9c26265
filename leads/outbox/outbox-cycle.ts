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
  /** Mails about leads that a mailbox gets one by one within an hour. */
  perHour: number;
  /** Lease of a claim, in milliseconds. */
  lease: number;
  inFlight: InFlightDeliveries;
  start: (claimed: ClaimedDelivery) => void;
  /** Once aborted, nothing more is started. */
  stopped: AbortSignal;
}

/** Creates the function of one cycle, which records outcomes and claims what is due in one transaction. */
export function createCycle(dependencies: CycleDependencies): () => Promise<void> {
  const { store, clock, perHour, lease, inFlight, start, stopped } = dependencies;
  let lastCycle: number | undefined;

  return async () => {
    const now = clock.now();
    // Only at start-up and after the clock was set back, since it reads every pending delivery.
    if (lastCycle === undefined || now < lastCycle) {
      await correctFutureTimes(store, clock, { lease, longestWait });
    }
    lastCycle = now;
    const outcomes = inFlight.outcomes();
    const deliveries = await store.transaction().execute(async (transaction) => {
      for (const { delivery, columns } of outcomes) await settleClaim(transaction, delivery, columns);
      if (stopped.aborted) return [];
      // Outcomes that came in since this cycle began are not written yet.
      const unrecorded = inFlight.outcomes().filter((outcome) => !outcomes.includes(outcome));
      const currentClaims = [...inFlight.deliveries(), ...unrecorded.map(({ delivery }) => delivery)];
      return claimDeliveries(transaction, { room: inFlight.room(), perHour, now, lease, currentClaims });
    });
    inFlight.forget(outcomes);
    for (const claimed of deliveries) start(claimed);
  };
}
