import { minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import { addDeskKey, type DeskKey, deskKeyColumns, hashOf, lifetimes } from "#leads/desk/desk-keys.ts";
import type { Store } from "#leads/store/tables.ts";

/** The scope of a sign-out that ends all sessions of a mailbox. */
export const everywhere = "everywhere";

/** Opens a session for a mailbox and makes the browser a known one. Resolves to the keys for both cookies. */
export async function openSession(
  store: Store,
  clock: Clock,
  mailbox: string,
): Promise<{ sessionKey: string; browserKey: string }> {
  const sessionKey = await addDeskKey(store, clock, { kind: "session", mailbox });
  return { sessionKey, browserKey: await addDeskKey(store, clock, { kind: "browser", mailbox }) };
}

/** Reads the session of a key; null if there is none, it has expired, or its mailbox is none of `mailboxes`. */
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
    .where("used_at", ">", now - lifetimes.idleSession)
    .executeTakeFirst();
  if (!session || !mailboxes.includes(session.mailbox)) return null;
  if (now - session.used_at >= minute) {
    await store.updateTable("desk_key").set({ used_at: now }).where("hash", "=", session.hash).execute();
  }
  return session;
}

/** Reads the known browser of a key; null if there is none, it has expired, or its mailbox is none of `mailboxes`. */
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
    .where("used_at", ">", clock.now() - lifetimes.knownBrowser)
    .executeTakeFirst();
  return row && mailboxes.includes(row.mailbox) ? row : null;
}

/** Ends a session, or everywhere all sessions, links and known browsers of its mailbox. */
export async function endSession(store: Store, { hash, mailbox }: DeskKey, scope: string): Promise<void> {
  const keys = store.deleteFrom("desk_key");
  await (scope === everywhere
    ? keys.where("address", "=", mailbox)
    : keys.where("hash", "=", hash)
  ).execute();
}

/** The token in the forms of a session. A script on another page knows neither this token nor the session's key. */
export function formTokenOf({ hash }: DeskKey): string {
  return hashOf(`form ${hash}`);
}
