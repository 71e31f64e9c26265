import type { Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { site } from "#contract/facts/site.ts";
import { type Lead, leadFields } from "#contract/lead-fields.ts";
import type { Clock } from "#leads/clock.ts";
import { insertLead, type NewLead } from "#leads/store/save-lead.ts";
import type { Store } from "#leads/store/tables.ts";
import { withPriority } from "#leads/store/with-priority.ts";

/** Rolls back a transaction that only tested writing. */
class OnlyATest extends Error {}

/** Resolves to how many milliseconds storing a lead, rolled back, and a commit take. @throws if either fails. */
export function checkStore(store: Store, clock: Clock): Promise<number> {
  return withPriority(async () => {
    const began = performance.now();
    const now = clock.now();
    try {
      await store.transaction().execute(async (transaction) => {
        await insertLead(transaction, now, testLead);
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
  });
}

const testLead: NewLead = {
  lead: Object.fromEntries(leadFields.map((field) => [field, ""])) as Lead,
  language: site.agencyLanguage,
  origin: { service: null, promise: null, source: {} },
  idempotencyKey: null,
  deliveries: ["agency"],
  mailboxes: [""],
  assessment: { state: "accepted", signals: null, score: 0, recipient: null },
};

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
