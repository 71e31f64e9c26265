import type { DeliveryTable, Lane } from "#leads/store/tables.ts";

/** Deliveries made at once by one server. */
const deliveriesAtOnce: Record<Lane, number> = { "sign-in": 2, agency: 4, acknowledgement: 2, webhook: 2 };

interface Attempt {
  delivery: DeliveryTable;
  completion: Promise<void>;
}

/** What is to be recorded about a delivery. */
interface Outcome {
  delivery: DeliveryTable;
  columns: Partial<DeliveryTable>;
}

export type InFlightDeliveries = ReturnType<typeof createInFlightDeliveries>;

/** What this process has claimed: deliveries that are being attempted, and outcomes that are not recorded yet. */
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
    /** Those being attempted. */
    deliveries,
    outcomes: () => [...outcomes],
    forget(settled: Outcome[]): void {
      for (const outcome of settled) outcomes.delete(outcome);
    },
    /** How many more of each lane this process can make at once. */
    room(): Record<Lane, number> {
      const room = { ...deliveriesAtOnce };
      for (const { lane } of deliveries()) room[lane] -= 1;
      return room;
    },
    /** Leaves what is being attempted to another server. */
    release(now: number): void {
      for (const delivery of deliveries()) {
        // The lease is set as run out, not as over (0), because the mail may still arrive.
        const columns = { next_attempt_at: now, lease_until: now, fence: delivery.fence + 1 };
        outcomes.add({ delivery, columns });
      }
    },
    /** Resolves once every attempt of now is over. */
    async end(): Promise<void> {
      await Promise.all([...attempts.values()].map(({ completion }) => completion));
    },
  };
}
