import { createHash, randomBytes } from "node:crypto";
import { day, minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import type { DeskKeyTable, Store } from "#leads/store/tables.ts";

/** In milliseconds. */
export const lifetimes = {
  /** Of a link, from the attempt to mail it. */
  link: 10 * minute,
  /** How long the mail with a link is attempted. */
  mail: 30 * minute,
  session: 30 * day,
  /** Of a session that nobody uses. */
  idleSession: day / 2,
  /** How long a browser is recognised after somebody has signed in with it. */
  knownBrowser: 365 * day,
} as const;

/** A key to the desk as it is stored, with its mailbox under that name instead of the column's, `address`. */
export interface DeskKey extends Pick<DeskKeyTable, "hash" | "used_at"> {
  mailbox: string;
}

export const deskKeyColumns = ["hash", "used_at", "address as mailbox"] as const;

interface NewKey extends Pick<DeskKeyTable, "kind">, Partial<Pick<DeskKeyTable, "browser" | "delivery_id">> {
  mailbox: string;
}

/** Deletes expired keys, stores the hash of a new random key, and resolves to the key. */
export async function addDeskKey(
  store: Store,
  clock: Clock,
  { mailbox, ...columns }: NewKey,
): Promise<string> {
  const now = clock.now();
  const key = newDeskKey();
  await store
    .deleteFrom("desk_key")
    .where(({ or, and, eb }) =>
      or([
        and([eb("kind", "=", "link"), eb("created_at", "<=", now - lifetimes.link)]),
        and([eb("kind", "=", "session"), eb("created_at", "<=", now - lifetimes.session)]),
        and([eb("kind", "=", "session"), eb("used_at", "<=", now - lifetimes.idleSession)]),
        eb("used_at", "<=", now - lifetimes.knownBrowser),
      ]),
    )
    .execute();
  await store
    .insertInto("desk_key")
    .values({ hash: hashOf(key), created_at: now, used_at: now, address: mailbox, ...columns })
    .execute();
  return key;
}

export function newDeskKey(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
