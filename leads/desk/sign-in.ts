import { createHash, randomBytes, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Clock, dayLength } from "#leads/clock.ts";
import { networkOf, widerNetwork } from "#leads/guard/networks.ts";
import type { RateCounters } from "#leads/guard/rate-counters.ts";
import { canonicalAddress } from "#leads/mailboxes.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import type { DeskKeyTable, Store } from "#leads/store/tables.ts";
import { timeOrderedId } from "#leads/store/time-ordered-id.ts";

const minute = 60_000;

/**
 * How long a link works once it is in the mail, how long its mail is tried, how long a session lasts, and how long it
 * lasts unused, in milliseconds.
 */
const lifetimes = {
  link: 10 * minute,
  mail: 30 * minute,
  session: 30 * dayLength,
  unused: dayLength / 2,
} as const;

/** How long the browser that asked is remembered, in seconds. */
export const askedLife = lifetimes.mail / 1000;

/** Links asked for from one network and from the wider one around it, and links under way to one mailbox. */
const maxLinks = { network: 10, wider: 40, mailbox: 5 } as const;

interface SignInDependencies {
  store: Store;
  clock: Clock;
  rates: RateCounters;
  addresses: string[];
  /** A mail with a link has been queued. */
  onQueued: () => void;
  onFailure: (error: unknown) => void;
}

/** Lets the readers of some mailboxes in: a link sent there opens a session in the browser that asked for it. */
export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(dependencies: SignInDependencies) {
  const { store, clock, rates, addresses, onQueued, onFailure } = dependencies;
  const count = (network: string) => rates.count(`desk asked ${network}`, lifetimes.mail / 1000);

  async function queueLink(typed: string, browser: string): Promise<void> {
    const address = addresses.find((known) => canonicalAddress(known) === canonicalAddress(typed));
    if (address === undefined) return;
    await store.transaction().execute(async (transaction) => {
      const { links } = await transaction
        .selectFrom("desk_key")
        .select(({ fn }) => fn.countAll<number>().as("links"))
        .where("kind", "=", "link")
        .where("address", "=", address)
        .where("created_at", ">", clock.now() - lifetimes.link)
        .executeTakeFirstOrThrow();
      if (links >= maxLinks.mailbox) return;
      const id = timeOrderedId();
      const mail = deliveryRow({ kind: "sign-in", leadId: null, now: clock.now(), recipient: address, id });
      await transaction.insertInto("delivery").values(mail).execute();
      // Nobody knows its key: the mail gets one when it is composed, so that the store never holds it.
      await addDeskKey(transaction, clock, {
        kind: "link",
        address,
        browser: hashOf(browser),
        delivery_id: id,
      });
    });
    onQueued();
  }

  return {
    /**
     * Sends a link if this is one of the mailboxes. The answer says nothing of it, and is given before anything is
     * done, so that its time says nothing either. Resolves to the seconds to wait if this visitor has asked too often.
     */
    async ask(typed: string, visitor: string | null, browser: string): Promise<number> {
      if (visitor !== null) {
        const [near, wide] = [count(networkOf(visitor)), count(`${widerNetwork(visitor)} wider`)];
        if (near.count > maxLinks.network) return near.endsIn;
        if (wide.count > maxLinks.wider) return wide.endsIn;
      }
      wait(randomInt(200, 1_000), undefined, { ref: false })
        .then(() => queueLink(typed, browser))
        .catch(onFailure);
      return 0;
    },

    /** Uses up a link in the browser that asked for it; resolves to a new session's key and mailbox, or else to null. */
    async enter(token: string, browser: string): Promise<{ key: string; address: string } | null> {
      const used = await store
        .deleteFrom("desk_key")
        .where("hash", "=", hashOf(token))
        .where("kind", "=", "link")
        .where("created_at", ">", clock.now() - lifetimes.link)
        .where("browser", "=", hashOf(browser))
        .returning("address")
        .executeTakeFirst();
      if (!used || !addresses.includes(used.address)) return null;
      return { key: await addDeskKey(store, clock, { kind: "session", ...used }), ...used };
    },

    /** The session that a key opens; null if it is unknown or over, or if its mailbox was removed from the settings. */
    async sessionOf(key: string): Promise<DeskKeyTable | null> {
      const now = clock.now();
      const session = await store
        .selectFrom("desk_key")
        .selectAll()
        .where("kind", "=", "session")
        .where("hash", "=", hashOf(key))
        .where("created_at", ">", now - lifetimes.session)
        .where("used_at", ">", now - lifetimes.unused)
        .executeTakeFirst();
      if (!session || !addresses.includes(session.address)) return null;
      if (now - session.used_at >= minute) {
        await store.updateTable("desk_key").set({ used_at: now }).where("hash", "=", session.hash).execute();
      }
      return session;
    },

    /** Ends the sessions and links of mailboxes that were removed from the settings, for good. */
    async forgetRemoved(): Promise<void> {
      await store
        .deleteFrom("desk_key")
        .where("address", "not in", ["", ...addresses])
        .execute();
    },

    /** Ends a session, or all of its mailbox, with the links that might open others. */
    async leave({ hash, address }: DeskKeyTable, from: string): Promise<void> {
      const keys = store.deleteFrom("desk_key");
      const ended = from === everywhere ? keys.where("address", "=", address) : keys.where("hash", "=", hash);
      await ended.execute();
    },

    /** Stands for a mailbox in the log: its place among those that may sign in. */
    numberOf: (address: string) =>
      addresses.findIndex((one) => canonicalAddress(one) === canonicalAddress(address)) + 1,
  };
}

/** Stands for all sessions of a mailbox. */
export const everywhere = "everywhere";

/** What a form of a session sends along: a script of another page knows neither it nor the session's key. */
export function formTokenOf({ hash }: DeskKeyTable): string {
  return hashOf(`form ${hash}`);
}

type NewKey = Pick<DeskKeyTable, "kind" | "address"> & Partial<Pick<DeskKeyTable, "browser" | "delivery_id">>;

/** Stores the hash of a new random key, forgets what is over, and returns the key. */
export async function addDeskKey(store: Store, clock: Clock, added: NewKey): Promise<string> {
  const now = clock.now();
  const key = newDeskKey();
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
    .values({ hash: hashOf(key), created_at: now, used_at: now, ...added })
    .execute();
  return key;
}

/** A new key for the link that a mail is about to bring; null once nobody waits for it any more. */
export async function renewLink(
  store: Store,
  clock: Clock,
  delivery: { id: string; created_at: number },
): Promise<{ address: string; token: string } | null> {
  const now = clock.now();
  if (now - delivery.created_at > lifetimes.mail) return null;
  const token = newDeskKey();
  const link = await store
    .updateTable("desk_key")
    .set({ hash: hashOf(token), created_at: now, used_at: now })
    .where("delivery_id", "=", delivery.id)
    .returning("address")
    .executeTakeFirst();
  return link ? { address: link.address, token } : null;
}

export function newDeskKey(): string {
  return randomBytes(32).toString("base64url");
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
