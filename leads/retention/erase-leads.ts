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

const portion = 200;

/**
 * Erases leads with their deliveries, and returns how many; the write-ahead log still holds them until `truncateLog`.
 */
export async function eraseLeads({ store, mailFolder }: EraseDependencies, leads: string[]): Promise<number> {
  let erased = 0;
  for (let start = 0; start < leads.length; start += portion) {
    const ids = leads.slice(start, start + portion);
    erased += await store.transaction().execute((transaction) => erasePortion(transaction, mailFolder, ids));
  }
  return erased;
}

/** In one transaction, so that no mail of these leads is written to a file in between. */
async function erasePortion(store: Store, mailFolder: string, ids: string[]): Promise<number> {
  const mails = await store
    .selectFrom("delivery")
    .select("message_id")
    .where(({ or, and, eb, selectFrom, fn }) => {
      const first = selectFrom("lead").select(fn.min("created_at").as("first")).where("id", "in", ids);
      // The daily mails since the first of them came may list these leads among others.
      const digests = selectFrom("delivery").select("gathered_id").where("lead_id", "in", ids);
      return or([
        eb("lead_id", "in", ids),
        eb("id", "in", digests),
        and([eb("kind", "=", "daily"), eb("created_at", ">=", first)]),
      ]);
    })
    .execute();
  const { numDeletedRows } = await store.deleteFrom("lead").where("id", "in", ids).executeTakeFirst();
  // Before the commit, so that an interrupted run can simply be repeated.
  for (const { message_id } of mails) await removeMailFiles(mailFolder, message_id);
  return Number(numDeletedRows);
}

/** Removes a mail's file, and the draft a killed server may have left. */
export async function removeMailFiles(folder: string, messageId: string): Promise<void> {
  for (const name of [mailFileName(messageId), mailDraftName(messageId)])
    await rm(join(folder, name), { force: true });
}

/**
 * Empties the embedded database's write-ahead log, which still holds erased rows. Resolves to whether it is empty: as
 * long as the database's timeout SQLite waits for those who read it.
 */
export async function truncateLog(store: Store): Promise<boolean> {
  if (isShared(store)) return false;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  return rows[0]?.busy === 0;
}

/** Erases the leads whose erasure was requested by link and can no longer be undone. Returns how many. */
export async function eraseRequested(dependencies: EraseDependencies, clock: Clock): Promise<number> {
  const due = await dependencies.store
    .selectFrom("lead")
    .select("id")
    .where("erase_at", "<=", clock.now())
    .execute();
  const ids = due.map(({ id }) => id);
  const erased = await eraseLeads(dependencies, ids);
  if (erased > 0) await truncateLog(dependencies.store);
  return erased;
}
