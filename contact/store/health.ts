import { stat } from "node:fs/promises";
import type { Clock } from "#contact/clock.ts";
import { columnsOf, fieldFacts, type Lead, leadFields } from "#contact/lead-fields.ts";
import { deliveryRow } from "#contact/store/delivery-row.ts";
import type { LeadTable, Store } from "#contact/store/tables.ts";
import { urgently } from "#contact/store/urgent.ts";
import { site } from "#site.config.ts";

/** Rolls back a transaction that only tested writing. */
class OnlyATest extends Error {}

/**
 * Checks everything that storing a lead needs: inserts into its tables, rolled back, and one commit that
 * reaches the disk. Resolves to how long that took, in milliseconds.
 * @throws if a lead could not be stored now.
 */
export function checkStore(store: Store, clock: Clock): Promise<number> {
  return urgently(() => writeAsALead(store, clock));
}

async function writeAsALead(store: Store, clock: Clock): Promise<number> {
  const began = performance.now();
  const now = clock.now();
  try {
    await store.transaction().execute(async (transaction) => {
      await transaction.insertInto("lead").values(testLead(now)).execute();
      await transaction
        .insertInto("delivery")
        .values(deliveryRow({ kind: "agency", leadId: testLead(now).id, mailHost: "localhost", now }))
        .execute();
      throw new OnlyATest();
    });
  } catch (error) {
    if (!(error instanceof OnlyATest)) throw error;
  }
  await store
    .insertInto("health")
    .values({ id: 1, checked_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at: now }))
    .execute();
  return performance.now() - began;
}

const emptyLead = Object.fromEntries(
  leadFields.map((field) => {
    const facts = fieldFacts[field];
    return [field, "options" in facts ? facts.options[0] : ""];
  }),
) as Lead;

function testLead(now: number): LeadTable {
  return {
    ...{
      id: "health-check",
      created_at: now,
      idempotency_key: null,
      language: site.agencyLanguage,
      state: "accepted",
    },
    ...columnsOf(emptyLead),
    ...{ signals: null, score: 0, recipient: null, digest_id: null, verdict: null, answered_at: null },
    ...{
      reminder_id: null,
      erase_at: null,
      expired_at_uptime: null,
      service: null,
      promise: null,
      source: null,
    },
  };
}

/**
 * Remembers which file is at a path. The returned function rejects once another file, or none, is there: a
 * database whose file was removed or replaced keeps writing to the old one, which nobody will ever open
 * again.
 */
export async function createFileIdentityCheck(path: string): Promise<() => Promise<void>> {
  const { dev, ino } = await stat(path);
  return async () => {
    const found = await stat(path);
    if (found.dev === dev && found.ino === ino) return;
    throw Object.assign(new Error("the database's file was replaced"), { code: "FILE_REPLACED" });
  };
}
