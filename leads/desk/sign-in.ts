import { createHash, randomBytes, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Clock, dayLength } from "#leads/clock.ts";
import { networkOf } from "#leads/guard/networks.ts";
import type { RateCounters } from "#leads/guard/rate-counters.ts";
import { PermanentFailure } from "#leads/outbox/failures.ts";
import type { DeskKeyTable, Store } from "#leads/store/tables.ts";

const minute = 60_000;

/** How long a link works, how long a session lasts, and how long it lasts unused, in milliseconds. */
const lifetimes = { link: 15 * minute, session: 30 * dayLength, unused: dayLength / 2 } as const;

/** Links asked for from one address of the network, and links sent to one mailbox, within the life of a link. */
const maxLinks = { asked: 10, sent: 5 } as const;

/** Attempts to send a link, and the first pause between two of them, in milliseconds. */
const sending = { attempts: 4, pause: 20_000 } as const;

interface SignInDependencies {
  store: Store;
  clock: Clock;
  rates: RateCounters;
  addresses: string[];
  send: (address: string, token: string) => Promise<void>;
  onFailure: (error: unknown) => void;
}

/** Lets the readers of some mailboxes in: a link sent there opens a session. */
export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn({ store, clock, rates, addresses, send, onFailure }: SignInDependencies) {
  const count = (what: string, whose: string) => rates.count(`desk ${what} ${whose}`, lifetimes.link / 1000);

  async function sendLink(typed: string): Promise<void> {
    const address = readerOf(typed, addresses);
    if (address === undefined || count("sent", address.toLowerCase()).count > maxLinks.sent) return;
    const token = await addDeskKey(store, clock, "link", address);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(address, token);
      } catch (error) {
        if (attempt === sending.attempts || error instanceof PermanentFailure) throw error;
        await wait(attempt * sending.pause, undefined, { ref: false });
      }
    }
  }

  return {
    /**
     * Sends a link if this is one of the mailboxes. The answer says nothing of it, and is given before anything is
     * done, so that its time says nothing either. Resolves to the seconds to wait if this visitor has asked too often.
     */
    async ask(typed: string, visitor: string | null): Promise<number> {
      if (visitor !== null) {
        const asked = count("asked", networkOf(visitor));
        if (asked.count > maxLinks.asked) return asked.endsIn;
      }
      wait(randomInt(200, 1_000), undefined, { ref: false })
        .then(() => sendLink(typed))
        .catch(onFailure);
      return 0;
    },

    /** Uses up a link; resolves to the key of a new session, or to null if the link works no longer. */
    async enter(token: string): Promise<string | null> {
      const used = await store
        .deleteFrom("desk_key")
        .where("hash", "=", hashOf(token))
        .where("kind", "=", "link")
        .where("created_at", ">", clock.now() - lifetimes.link)
        .returning("address")
        .executeTakeFirst();
      return used && addresses.includes(used.address)
        ? addDeskKey(store, clock, "session", used.address)
        : null;
    },

    /** The session that a key opens; null if it is unknown or over, or if its mailbox was removed from the settings. */
    async sessionOf(key: string): Promise<DeskKeyTable | null> {
      const now = clock.now();
      const session = await store
        .selectFrom("desk_key")
        .selectAll()
        .where("hash", "=", hashOf(key))
        .where("kind", "=", "session")
        .where("created_at", ">", now - lifetimes.session)
        .where("used_at", ">", now - lifetimes.unused)
        .executeTakeFirst();
      if (!session || !addresses.includes(session.address)) return null;
      if (now - session.used_at >= minute) {
        await store.updateTable("desk_key").set({ used_at: now }).where("hash", "=", session.hash).execute();
      }
      return session;
    },

    /** Ends a session, or all of its mailbox, with the links that might open others. */
    async leave({ hash, address }: DeskKeyTable, where: "here" | "everywhere"): Promise<void> {
      const keys = store.deleteFrom("desk_key");
      await (where === "here"
        ? keys.where("hash", "=", hash)
        : keys.where("address", "=", address)
      ).execute();
    },
  };
}

/** The mailbox that was typed, as the settings spell it, if it is one of these. */
export function readerOf(typed: string, addresses: string[]): string | undefined {
  return addresses.find((known) => known.toLowerCase() === typed.trim().toLowerCase());
}

/** Stores the hash of a new random key, forgets what is over, and returns the key. */
export async function addDeskKey(
  store: Store,
  clock: Clock,
  kind: DeskKeyTable["kind"],
  address: string,
): Promise<string> {
  const now = clock.now();
  const key = randomBytes(32).toString("base64url");
  await store
    .deleteFrom("desk_key")
    .where(({ or, and, eb }) =>
      or([
        and([eb("kind", "=", "link"), eb("created_at", "<=", now - lifetimes.link)]),
        eb("created_at", "<=", now - lifetimes.session),
        eb("used_at", "<=", now - lifetimes.unused),
      ]),
    )
    .execute();
  await store
    .insertInto("desk_key")
    .values({ hash: hashOf(key), kind, address, created_at: now, used_at: now })
    .execute();
  return key;
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
