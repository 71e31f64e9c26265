import { createHash, randomBytes } from "node:crypto";
import { day, minute } from "#contract/formats/milliseconds.ts";
import type { Clock } from "#leads/clock.ts";
import type { DeskKeyTable, Store } from "#leads/store/tables.ts";

/**
 * How long a link works once it is in the mail, how long its mail is tried, how long a session lasts, how long it lasts
 * unused, and how long a browser that has been inside is known, in milliseconds.
 */
export const lifetimes = {
  link: 10 * minute,
  mail: 30 * minute,
  session: 30 * day,
  unused: day / 2,
  browser: 365 * day,
} as const;

/** A key to the desk as it is stored, with its mailbox under that name instead of the column's, `address`. */
export interface DeskKey extends Pick<DeskKeyTable, "hash" | "used_at"> {
  mailbox: string;
}

export const deskKeyColumns = ["hash", "used_at", "address as mailbox"] as const;

interface NewKey extends Pick<DeskKeyTable, "kind">, Partial<Pick<DeskKeyTable, "browser" | "delivery_id">> {
  mailbox: string;
}

/** Stores the hash of a new random key, forgets what is over, and returns the key. */
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
        and([eb("kind", "=", "session"), eb("used_at", "<=", now - lifetimes.unused)]),
        eb("used_at", "<=", now - lifetimes.browser),
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
