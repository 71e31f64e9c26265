import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Clock } from "#leads/clock.ts";
import { mailDraftName, mailFileName } from "#leads/mail/transport.ts";
import { isShared } from "#leads/store/engine.ts";
import type { Store } from "#leads/store/tables.ts";

/** What was erased, without personal data. */
export interface EraseResult {
  leads: number;
  deliveries: number;
  /** Mails that had been written to files because there is no mail server. */
  files: number;
}

export interface EraseDependencies {
  store: Store;
  /** Folder that mails are written to when there is no mail server. */
  mailFolder: string;
}

const portion = 200;

/** Erases leads with their deliveries; the write-ahead log still holds them until `truncateLog`. */
export async function eraseLeads(
  { store, mailFolder }: EraseDependencies,
  leads: string[],
): Promise<EraseResult> {
  let [erased, deliveries, files] = [0, 0, 0];
  for (let start = 0; start < leads.length; start += portion) {
    const ids = leads.slice(start, start + portion);
    // Before the rows that name the files, so that an interrupted run can simply be repeated.
    const named = await store
      .selectFrom("delivery")
      .select("message_id")
      .where("lead_id", "in", ids)
      .execute();
    for (const { message_id } of [...named, ...(await mailsNaming(store, ids))]) {
      files += await removeMailFiles(mailFolder, message_id);
    }
    const messages = await store.transaction().execute(async (transaction) => {
      const gone = await transaction
        .deleteFrom("delivery")
        .where("lead_id", "in", ids)
        .returning("message_id")
        .execute();
      const { numDeletedRows } = await transaction
        .deleteFrom("lead")
        .where("id", "in", ids)
        .executeTakeFirst();
      erased += Number(numDeletedRows);
      return gone;
    });
    deliveries += messages.length;
    for (const { message_id } of messages) {
      files += await removeMailFiles(mailFolder, message_id);
    }
  }
  return { leads: erased, deliveries, files };
}

/** Mails that may list these leads among others: the daily ones since the first of them came. */
async function mailsNaming(store: Store, leads: string[]): Promise<{ message_id: string }[]> {
  return store
    .selectFrom("delivery")
    .select("message_id")
    .where("lead_id", "is", null)
    .where("created_at", ">=", ({ selectFrom, fn }) =>
      selectFrom("lead").select(fn.min("created_at").as("first")).where("id", "in", leads),
    )
    .execute();
}

/** Removes a mail's file, and the draft a killed server may have left. Returns how many were removed. */
export async function removeMailFiles(folder: string, messageId: string): Promise<number> {
  // With a mail server there are no files, and there may be many leads to erase.
  if (!existsSync(folder)) return 0;
  const files = [mailFileName(messageId), mailDraftName(messageId)].map((name) => join(folder, name));
  const gone = await Promise.all(files.map(removed));
  return gone.filter(Boolean).length;
}

async function removed(file: string): Promise<boolean> {
  try {
    await rm(file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/**
 * Empties the embedded database's write-ahead log, which still holds erased rows. Resolves to whether it is empty: as long
 * as the database's timeout SQLite waits for those who read it.
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
  if (due.length === 0) return 0;
  const { leads } = await eraseLeads(
    dependencies,
    due.map(({ id }) => id),
  );
  await truncateLog(dependencies.store);
  return leads;
}
