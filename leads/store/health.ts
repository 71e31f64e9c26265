import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { site } from "#contract/facts/site.ts";
import { columnsOf, fieldFacts, type Lead, leadFields } from "#contract/lead-fields.ts";
import type { Clock } from "#leads/clock.ts";
import { deliveryRow } from "#leads/outbox/delivery-row.ts";
import { newLeadColumns, type Store, type StoredLead } from "#leads/store/tables.ts";
import { withPriority } from "#leads/store/with-priority.ts";

/** Rolls back a transaction that only tested writing. */
class OnlyATest extends Error {}

/** Resolves to how many milliseconds storing a lead, rolled back, and a commit take. @throws if either fails. */
export function checkStore(store: Store, clock: Clock): Promise<number> {
  return withPriority(() => writeAsALead(store, clock));
}

async function writeAsALead(store: Store, clock: Clock): Promise<number> {
  const began = performance.now();
  const now = clock.now();
  try {
    await store.transaction().execute(async (transaction) => {
      await transaction.insertInto("lead").values(testLead(now)).execute();
      await transaction
        .insertInto("lead_search")
        .values({ lead_id: testLead(now).id, words: "" })
        .execute();
      await transaction
        .insertInto("delivery")
        .values(deliveryRow({ kind: "agency", leadId: testLead(now).id, now }))
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

function testLead(now: number): StoredLead {
  return {
    id: "health-check",
    created_at: now,
    idempotency_key: null,
    language: site.agencyLanguage,
    state: "accepted",
    ...columnsOf(emptyLead),
    signals: null,
    score: 0,
    recipient: null,
    ...newLeadColumns,
    service: null,
    promise: null,
    source: null,
  };
}

/**
 * Notices once another file, or none, is in the place of the embedded database's or of its log, and once the database's
 * has become shorter, as it never does by itself: what is written then is lost. Damage inside the file is found by the
 * hourly backup, which checks every page.
 */
export async function watchStoreFile(path: string) {
  const log = `${path}-wal`;
  const [opened, openedLog] = await Promise.all([stat(path), stat(log)]);
  let longest = opened.size;
  return {
    async assertInPlace(): Promise<void> {
      const [found, foundLog] = await Promise.all([stat(path), stat(log)]);
      const isSame = (one: Stats, other: Stats) => one.dev === other.dev && one.ino === other.ino;
      if (isSame(found, opened) && isSame(foundLog, openedLog) && found.size >= longest) {
        longest = found.size;
        return;
      }
      throw Object.assign(new Error("the database's file was replaced or cut"), { code: "FILE_REPLACED" });
    },
  };
}
