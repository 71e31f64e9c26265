import { leadFields } from "#contract/lead/lead-fields.ts";
import { recordOf } from "#contract/reader/records.ts";
import { site } from "#data/contract/facts/site.ts";
import type { Clock } from "#leads/clock.ts";
import { insertLead, type NewLead } from "#leads/store/save-lead.ts";
import type { Store } from "#leads/store/tables.ts";

/** Thrown to roll back a transaction that only tests writing. */
class TestRollback extends Error {}

/**
 * Stores a lead, rolls it back, and commits another write. Resolves to the milliseconds that takes. @throws if any of
 * it fails.
 */
export async function checkStore(store: Store, clock: Clock): Promise<number> {
  const began = performance.now();
  const now = clock.now();
  try {
    await store.transaction().execute(async (transaction) => {
      await insertLead(transaction, now, testLead);
      throw new TestRollback();
    });
  } catch (error) {
    if (!(error instanceof TestRollback)) throw error;
  }
  await store
    .insertInto("health")
    .values({ id: 1, checked_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at: now }))
    .execute();
  return performance.now() - began;
}

const testLead: NewLead = {
  lead: recordOf(leadFields, () => ""),
  language: site.agencyLanguage,
  origin: { service: null, buttonPromise: null, source: {} },
  idempotencyKey: null,
  deliveries: ["agency"],
  mailboxes: [""],
  assessment: { state: "accepted", signals: null, score: 0, recipient: null },
};

/** @throws if committed data is no longer in its place, which the embedded database checks with every write. */
export async function assertFileIntact(store: Store): Promise<void> {
  await store.updateTable("health").set({ checked_at: 0 }).where("id", "=", 0).execute();
}
