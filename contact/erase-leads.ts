import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { mailDraftName, mailFileName } from "#contact/mail/transport.ts";
import { isShared } from "#contact/store/engine.ts";
import type { Store } from "#contact/store/tables.ts";

/** What was erased; names nobody. */
export interface Erased {
  readonly leads: number;
  readonly deliveries: number;
  /** Mails that had been written as files for want of a mail server. */
  readonly files: number;
}

export interface ErasingParts {
  readonly store: Store;
  /** Where mails are written without a mail server. */
  readonly mailFolder: string;
}

/** Ids handed to the database at once. */
const portion = 200;

/**
 * Erases leads with their deliveries, in the outbox and as files. In the embedded database what was erased
 * is overwritten; the log of changes still holds it until `truncateLog`.
 */
export async function eraseLeads(
  { store, mailFolder }: ErasingParts,
  leads: readonly string[],
): Promise<Erased> {
  let [erased, deliveries, files] = [0, 0, 0];
  for (let start = 0; start < leads.length; start += portion) {
    const ids = leads.slice(start, start + portion);
    // Before the rows that name them: whoever is interrupted in between can do the same again.
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

/** Mails that name some leads among others: digests, reminders and alarms. */
async function mailsNaming(store: Store, leads: readonly string[]): Promise<{ message_id: string }[]> {
  const named = await store
    .selectFrom("lead")
    .select(["digest_id", "reminder_id"])
    .where("id", "in", leads)
    .execute();
  const alarmed = await store
    .selectFrom("delivery")
    .select("alarm_id")
    .where("lead_id", "in", leads)
    .where("alarm_id", "is not", null)
    .execute();
  const ids = new Set([
    ...named.flatMap(({ digest_id, reminder_id }) => [digest_id ?? [], reminder_id ?? []].flat()),
    ...alarmed.flatMap(({ alarm_id }) => alarm_id ?? []),
  ]);
  if (ids.size === 0) return [];
  return store
    .selectFrom("delivery")
    .select("message_id")
    .where("id", "in", [...ids])
    .execute();
}

/** Removes the file of a mail, or what was left of it when a server was killed; tells how many there were. */
export async function removeMailFiles(folder: string, messageId: string): Promise<number> {
  // With a mail server there are none, and leads to erase may be many.
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

/** Tries before a log that is still being read is left as it is, and the wait between them in milliseconds. */
const tries = { count: 20, pause: 100 } as const;

/**
 * Empties the embedded database's log of changes, which still holds what was erased; true once it is
 * empty. PostgreSQL keeps its log for as long as its own settings say.
 */
export async function truncateLog(store: Store): Promise<boolean> {
  if (isShared(store)) return false;
  for (let attempt = 0; attempt < tries.count; attempt += 1) {
    if (await store.connection().execute(isTruncated)) return true;
    await wait(tries.pause);
  }
  return false;
}

/** Tries once, without the wait for readers that would hold up everything else in this process. */
async function isTruncated(connection: Store): Promise<boolean> {
  const before = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
  const timeout = before.rows[0]?.timeout ?? 0;
  await sql`pragma busy_timeout = 0`.execute(connection);
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
    return rows[0]?.busy === 0;
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(timeout)}`.execute(connection);
  }
}
