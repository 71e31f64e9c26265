import { createHash, randomBytes, randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type Clock, dayLength } from "#leads/clock.ts";
import { canonicalAddress } from "#leads/mailboxes.ts";
import { customerNetwork, networkOf } from "#leads/networks.ts";
import type { RateCounters } from "#leads/rate-counters.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { isShared } from "#leads/store/engine.ts";
import type { DeskKeyTable, Store } from "#leads/store/tables.ts";
import { timeOrderedId } from "#leads/store/time-ordered-id.ts";

const minute = 60_000;

/**
 * How long a link works once it is in the mail, how long its mail is tried, how long a session lasts, how long it lasts
 * unused, and how long a browser that has been inside is known, in milliseconds.
 */
const lifetimes = {
  link: 10 * minute,
  mail: 30 * minute,
  session: 30 * dayLength,
  unused: dayLength / 2,
  browser: 365 * dayLength,
} as const;

/** How long the browser that asked is remembered, in seconds. */
export const askedLife = lifetimes.mail / 1000;

/** How long a browser that has been inside is known, in seconds. */
export const browserLife = lifetimes.browser / 1000;

/**
 * Links asked for within half an hour: from one network, from all of a customer's, by a browser that is known. Nothing is
 * counted by mailbox: strangers could use it up.
 */
const maxAsked = { network: 10, customer: 40, browser: 10 } as const;

/**
 * Whoever asks this soon after a link was mailed to the same mailbox, in milliseconds, gets none, but may use that one:
 * a mailbox gets no more than fifteen in half an hour for all new browsers together. A known browser has its own.
 */
const sharedFor = 2 * minute;

/** Who asks for a link. */
interface Asking {
  /** The mailbox, as typed. */
  typed: string;
  /** The visitor's address; null if unknown. */
  visitor: string | null;
  /** Key of the browser, which alone may use the link. */
  browser: string;
  /** Key that it got when somebody entered by it; null if nobody has. */
  known: string | null;
}

/** What became of a request for a link, for the log. */
interface Asked {
  /** As `numberOf` gives it; 0 if no mailbox has this address. */
  reader: number;
  isKnown: boolean;
  isMailed: boolean;
}

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
  const halfHour = lifetimes.mail / 1000;
  const countAsked = (what: string) => rates.count(`desk asked ${what}`, halfHour);
  const numberOf = (address: string) =>
    addresses.findIndex((one) => canonicalAddress(one) === canonicalAddress(address)) + 1;

  /** Seconds to wait before another link; 0 if none. */
  function waitFor(visitor: string | null, known: DeskKeyTable | null): number {
    if (known) {
      const own = countAsked(`by ${known.hash}`);
      return own.count > maxAsked.browser ? own.endsIn : 0;
    }
    if (visitor === null) return 0;
    const near = countAsked(networkOf(visitor));
    if (near.count > maxAsked.network) return near.endsIn;
    const customer = customerNetwork(visitor);
    const wide = customer === null ? null : countAsked(customer);
    return wide && wide.count > maxAsked.customer ? wide.endsIn : 0;
  }

  async function queueLink({ typed, browser }: Asking, known: DeskKeyTable | null): Promise<Asked> {
    const address = addresses.find((one) => canonicalAddress(one) === canonicalAddress(typed));
    if (address === undefined) return { reader: 0, isKnown: false, isMailed: false };
    const isKnown = known?.address === address;
    const isMailed = await store.transaction().execute(async (transaction) => {
      if (!isKnown && (await shareLink(transaction, clock, address, hashOf(browser)))) return false;
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
      return true;
    });
    if (isMailed) onQueued();
    return { reader: numberOf(address), isKnown, isMailed };
  }

  /** The row of a browser that has been inside; null without one. */
  async function knownBrowser(key: string | null): Promise<DeskKeyTable | null> {
    if (key === null) return null;
    const row = await store
      .selectFrom("desk_key")
      .selectAll()
      .where("kind", "=", "browser")
      .where("hash", "=", hashOf(key))
      .where("used_at", ">", clock.now() - lifetimes.browser)
      .executeTakeFirst();
    return row && addresses.includes(row.address) ? row : null;
  }

  return {
    /**
     * Sends a link if this is one of the mailboxes. The answer says nothing of it, and is given before anything is
     * done, so that its time says nothing either. Resolves to the seconds to wait if this visitor has asked too often;
     * `onAsked` hears of the others.
     */
    async ask(asking: Asking, onAsked: (asked: Asked) => void): Promise<number> {
      const known = await knownBrowser(asking.known);
      const seconds = waitFor(asking.visitor, known);
      if (seconds > 0) return seconds;
      wait(randomInt(200, 1_000), undefined, { ref: false })
        .then(() => queueLink(asking, known))
        .then(onAsked)
        .catch(onFailure);
      return 0;
    },

    /**
     * Uses up a link in a browser that asked for it; resolves to the key of a new session, that by which the browser
     * is known from then on, and the mailbox, or else to null.
     */
    async enter(
      token: string,
      browser: string,
    ): Promise<{ key: string; known: string; address: string } | null> {
      const link = await store
        .selectFrom("desk_key")
        .select("browser")
        .where("hash", "=", hashOf(token))
        .where("kind", "=", "link")
        .where("created_at", ">", clock.now() - lifetimes.link)
        .executeTakeFirst();
      if (!link || !browsersOf(link).includes(hashOf(browser))) return null;
      const used = await store
        .deleteFrom("desk_key")
        .where("hash", "=", hashOf(token))
        .returning("address")
        .executeTakeFirst();
      if (!used || !addresses.includes(used.address)) return null;
      const key = await addDeskKey(store, clock, { kind: "session", ...used });
      return { key, known: await addDeskKey(store, clock, { kind: "browser", ...used }), ...used };
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

    /** Ends a session, or all of its mailbox, with the links that might open others and the browsers that are known. */
    async leave({ hash, address }: DeskKeyTable, from: string): Promise<void> {
      const keys = store.deleteFrom("desk_key");
      const ended = from === everywhere ? keys.where("address", "=", address) : keys.where("hash", "=", hash);
      await ended.execute();
    },

    /** Stands for a mailbox in the log: its place among those that may sign in. */
    numberOf,
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
        and([eb("kind", "=", "session"), eb("created_at", "<=", now - lifetimes.session)]),
        and([eb("kind", "=", "session"), eb("used_at", "<=", now - lifetimes.unused)]),
        eb("used_at", "<=", now - lifetimes.browser),
      ]),
    )
    .execute();
  await store
    .insertInto("desk_key")
    .values({ hash: hashOf(key), created_at: now, used_at: now, ...added })
    .execute();
  return key;
}

const browsersOf = ({ browser }: Pick<DeskKeyTable, "browser">) => browser?.split(" ") ?? [];

/** Lets a browser use the latest link of a mailbox; false if there is none, or it is too old to be waited for. */
async function shareLink(store: Store, clock: Clock, address: string, browser: string): Promise<boolean> {
  // On several servers, two who ask at once would both find none.
  if (isShared(store)) await store.selectFrom("secret").select("name").forUpdate().execute();
  const link = await store
    .selectFrom("desk_key")
    .select(["hash", "browser"])
    .where("kind", "=", "link")
    .where("address", "=", address)
    .where("created_at", ">", clock.now() - sharedFor)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!link) return false;
  const browsers = [...new Set([...browsersOf(link), browser])].join(" ");
  await store.updateTable("desk_key").set({ browser: browsers }).where("hash", "=", link.hash).execute();
  return true;
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
