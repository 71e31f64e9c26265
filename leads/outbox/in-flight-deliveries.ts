import type { DeliveryTable, Lane } from "#leads/store/tables.ts";

/** How many deliveries of each lane a server makes at once. */
const maxInFlight: Record<Lane, number> = { "sign-in": 2, agency: 4, acknowledgement: 2, webhook: 2 };

interface Attempt {
  delivery: DeliveryTable;
  completion: Promise<void>;
}

/** The columns to update after a delivery. */
interface Outcome {
  delivery: DeliveryTable;
  columns: Partial<DeliveryTable>;
}

export type InFlightDeliveries = ReturnType<typeof createInFlightDeliveries>;

/**
 * Keeps the deliveries that this process has claimed: those being attempted, and outcomes that are not recorded yet.
 */
export function createInFlightDeliveries() {
  const attempts = new Map<string, Attempt>();
  const outcomes = new Set<Outcome>();
  const deliveries = () => [...attempts.values()].map(({ delivery }) => delivery);

  return {
    add(delivery: DeliveryTable, attempt: Promise<Outcome["columns"]>, onEnd: () => void): void {
      const completion = attempt.then((columns) => {
        attempts.delete(delivery.id);
        outcomes.add({ delivery, columns });
        onEnd();
      });
      attempts.set(delivery.id, { delivery, completion });
    },
    /** Deliveries that are being attempted. */
    deliveries,
    outcomes: () => [...outcomes],
    forget(recordedOutcomes: Outcome[]): void {
      for (const outcome of recordedOutcomes) outcomes.delete(outcome);
    },
    /** How many more deliveries of each lane this process can make at once. */
    room(): Record<Lane, number> {
      const room = { ...maxInFlight };
      for (const { lane } of deliveries()) room[lane] -= 1;
      return room;
    },
    /** Leaves the deliveries that are being attempted to other servers. */
    release(now: number): void {
      for (const delivery of deliveries()) {
        // The lease counts as expired rather than released (0), because the mail may still arrive.
        const columns = { next_attempt_at: now, lease_until: now, fence: delivery.fence + 1 };
        outcomes.add({ delivery, columns });
      }
    },
    /** Resolves once all current attempts have ended. */
    async end(): Promise<void> {
      await Promise.all([...attempts.values()].map(({ completion }) => completion));
    },
  };
}
