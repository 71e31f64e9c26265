import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { addDeskKey, type DeskKey, deskKeyColumns, hashOf, lifetimes } from "#leads/desk/desk-keys.ts";
import type { Store } from "#leads/store/tables.ts";

/** Stands for all sessions of a mailbox. */
export const everywhere = "everywhere";

/** Opens a session of a mailbox, and makes its browser known; resolves to the keys of both. */
export async function openSession(
  store: Store,
  clock: Clock,
  mailbox: string,
): Promise<{ sessionKey: string; browserKey: string }> {
  const sessionKey = await addDeskKey(store, clock, { kind: "session", mailbox });
  return { sessionKey, browserKey: await addDeskKey(store, clock, { kind: "browser", mailbox }) };
}

/** The session that a key opens; null if it is unknown or over, or its mailbox is none of these. */
export async function readSession(
  store: Store,
  clock: Clock,
  key: string,
  mailboxes: string[],
): Promise<DeskKey | null> {
  const now = clock.now();
  const session = await store
    .selectFrom("desk_key")
    .select(deskKeyColumns)
    .where("kind", "=", "session")
    .where("hash", "=", hashOf(key))
    .where("created_at", ">", now - lifetimes.session)
    .where("used_at", ">", now - lifetimes.unused)
    .executeTakeFirst();
  if (!session || !mailboxes.includes(session.mailbox)) return null;
  if (now - session.used_at >= minute) {
    await store.updateTable("desk_key").set({ used_at: now }).where("hash", "=", session.hash).execute();
  }
  return session;
}

/** The row of a browser that has been inside; null without one, or if its mailbox is none of these. */
export async function readKnownBrowser(
  store: Store,
  clock: Clock,
  key: string | null,
  mailboxes: string[],
): Promise<DeskKey | null> {
  if (key === null) return null;
  const row = await store
    .selectFrom("desk_key")
    .select(deskKeyColumns)
    .where("kind", "=", "browser")
    .where("hash", "=", hashOf(key))
    .where("used_at", ">", clock.now() - lifetimes.browser)
    .executeTakeFirst();
  return row && mailboxes.includes(row.mailbox) ? row : null;
}

/** Ends a session, or all of its mailbox, with the links that might open others and the browsers that are known. */
export async function endSession(store: Store, { hash, mailbox }: DeskKey, from: string): Promise<void> {
  const keys = store.deleteFrom("desk_key");
  await (from === everywhere ? keys.where("address", "=", mailbox) : keys.where("hash", "=", hash)).execute();
}

/** What a form of a session sends along: a script of another page knows neither it nor the session's key. */
export function formTokenOf({ hash }: DeskKey): string {
  return hashOf(`form ${hash}`);
}
