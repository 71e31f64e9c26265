import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Clock } from "#leads/clock.ts";
import { mailDraftName, mailFileName } from "#leads/mail/transport.ts";
import { isShared } from "#leads/store/engine.ts";
import type { Store } from "#leads/store/tables.ts";

export interface EraseDependencies {
  store: Store;
  /** Folder that mails are written to when there is no mail server. */
  mailFolder: string;
}

const batchSize = 200;

/** Erases leads with their deliveries. Returns how many; the write-ahead log contains them until `truncateLog`. */
export async function eraseLeads({ store, mailFolder }: EraseDependencies, leads: string[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < leads.length; start += batchSize) {
    const ids = leads.slice(start, start + batchSize);
    count += await store.transaction().execute((transaction) => eraseBatch(transaction, mailFolder, ids));
  }
  return count;
}

/** Runs in a transaction, so that no mail of these leads is written to a file meanwhile. */
async function eraseBatch(store: Store, mailFolder: string, ids: string[]): Promise<number> {
  const mails = await store
    .selectFrom("delivery")
    .select("message_id")
    .where(({ or, and, eb, selectFrom, fn }) => {
      const firstArrival = selectFrom("lead").select(fn.min("created_at").as("first")).where("id", "in", ids);
      // Daily mails since the first of these leads arrived may list them.
      const digests = selectFrom("delivery").select("gathered_id").where("lead_id", "in", ids);
      return or([
        eb("lead_id", "in", ids),
        eb("id", "in", digests),
        and([eb("kind", "=", "daily"), eb("created_at", ">=", firstArrival)]),
      ]);
    })
    .execute();
  const { numDeletedRows } = await store.deleteFrom("lead").where("id", "in", ids).executeTakeFirst();
  // Before the commit, so that an interrupted run can simply be repeated.
  for (const { message_id } of mails) await removeMailFiles(mailFolder, message_id);
  return Number(numDeletedRows);
}

/** Removes the file of a mail, and the draft that a killed server may have left. */
export async function removeMailFiles(folder: string, messageId: string): Promise<void> {
  for (const name of [mailFileName(messageId), mailDraftName(messageId)])
    await rm(join(folder, name), { force: true });
}

/**
 * Empties the write-ahead log of the embedded database, which still contains erased rows. Resolves to whether that
 * worked: it does not if somebody reads the log for longer than SQLite's timeout.
 */
export async function truncateLog(store: Store): Promise<boolean> {
  if (isShared(store)) return false;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  return rows[0]?.busy === 0;
}

/** Erases the leads whose requested erasure can no longer be taken back. Returns how many. */
export async function eraseRequested(dependencies: EraseDependencies, clock: Clock): Promise<number> {
  const due = await dependencies.store
    .selectFrom("lead")
    .select("id")
    .where("erase_at", "<=", clock.now())
    .execute();
  const ids = due.map(({ id }) => id);
  const count = await eraseLeads(dependencies, ids);
  if (count > 0) await truncateLog(dependencies.store);
  return count;
}
