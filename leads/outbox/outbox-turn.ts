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

interface TurnDependencies {
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

/** Makes the function that writes what is over and starts what is due, in one transaction. */
export function createTurn(dependencies: TurnDependencies): () => Promise<void> {
  const { store, clock, perHour, lease, inFlight, start, stopped } = dependencies;
  let lastTurn: number | undefined;

  return async () => {
    const now = clock.now();
    // Only at start-up and after the clock was set back, since it reads every pending delivery.
    if (lastTurn === undefined || now < lastTurn) {
      await correctFutureTimes(store, clock, { lease, longestWait });
    }
    lastTurn = now;
    const outcomes = inFlight.outcomes();
    const deliveries = await store.transaction().execute(async (transaction) => {
      for (const { delivery, columns } of outcomes) await settleClaim(transaction, delivery, columns);
      if (stopped.aborted) return [];
      // What is over since this turn began is not written yet.
      const unrecorded = inFlight.outcomes().filter((outcome) => !outcomes.includes(outcome));
      const inFlight = [...inFlight.deliveries(), ...unrecorded.map(({ delivery }) => delivery)];
      return claimDeliveries(transaction, { room: inFlight.room(), perHour, now, lease, inFlight });
    });
    inFlight.forget(outcomes);
    for (const claimed of deliveries) start(claimed);
  };
}
