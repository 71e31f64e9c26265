import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "#leads/clock.ts";
import type { DeskKey } from "#leads/desk/desk-keys.ts";
import { countLink } from "#leads/desk/link-limits.ts";
import { queueLink, takeLink } from "#leads/desk/mailed-links.ts";
import { endSession, openSession, readKnownBrowser, readSession } from "#leads/desk/sessions.ts";
import { canonicalMailbox } from "#leads/mailboxes.ts";
import type { RateCounters } from "#leads/rate-counters.ts";
import type { Store } from "#leads/store/tables.ts";

/** What somebody says who wants a link. */
interface LinkApplication {
  typedMailbox: string;
  /** The visitor's; null if unknown. */
  ip: string | null;
  /** Key of the browser, which alone may use the link. */
  browser: string;
  /** Key that it got when somebody entered by it; null if nobody has. */
  knownBrowser: string | null;
}

/** What became of an application, for the log. */
interface LinkOutcome {
  /** As `numberOf` gives it; 0 if it is none of the mailboxes. */
  reader: number;
  isKnown: boolean;
  isMailed: boolean;
}

interface SignInDependencies {
  store: Store;
  clock: Clock;
  rates: RateCounters;
  mailboxes: string[];
  /** A mail with a link has been queued. */
  onQueued: () => void;
  onFailure: (error: unknown) => void;
}

/** Lets the readers of some mailboxes in: a link sent there opens a session in the browser that asked for it. */
export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(dependencies: SignInDependencies) {
  const { store, clock, rates, mailboxes, onFailure } = dependencies;

  return {
    /**
     * Sends a link if this is one of the mailboxes. The answer says nothing of it, and is given before anything is
     * done, so that its time says nothing either. Resolves to the seconds to wait if this visitor has asked too often;
     * `onOutcome` hears of the others.
     */
    async ask(application: LinkApplication, onOutcome: (outcome: LinkOutcome) => void): Promise<number> {
      const knownBrowser = await readKnownBrowser(store, clock, application.knownBrowser, mailboxes);
      const seconds = countLink(rates, application.ip, knownBrowser);
      if (seconds > 0) return seconds;
      wait(randomInt(200, 1_000), undefined, { ref: false })
        .then(() => sendLink(dependencies, application, knownBrowser))
        .then(onOutcome)
        .catch(onFailure);
      return 0;
    },

    /**
     * Uses up a link in a browser that asked for it; resolves to the key of a new session, that by which the browser is
     * known from then on, and the mailbox, or else to null.
     */
    async enter(token: string, browser: string) {
      const mailbox = await takeLink(store, clock, token, browser);
      if (mailbox === null || !mailboxes.includes(mailbox)) return null;
      return { ...(await openSession(store, clock, mailbox)), mailbox };
    },

    /** The session that a key opens; null if it is unknown or over, or if its mailbox was removed from the settings. */
    sessionOf: (key: string): Promise<DeskKey | null> => readSession(store, clock, key, mailboxes),

    /** Ends the sessions and links of mailboxes that were removed from the settings, for good. */
    async forgetRemoved(): Promise<void> {
      await store
        .deleteFrom("desk_key")
        .where("address", "not in", ["", ...mailboxes])
        .execute();
    },

    /** Ends a session, or all of its mailbox. */
    leave: (session: DeskKey, from: string): Promise<void> => endSession(store, session, from),

    /** Stands for a mailbox in the log: its place among those that may sign in. */
    numberOf: (mailbox: string): number => indexOfMailbox(mailboxes, mailbox) + 1,
  };
}

async function sendLink(
  { store, clock, mailboxes, onQueued }: SignInDependencies,
  { typedMailbox, browser }: LinkApplication,
  knownBrowser: DeskKey | null,
): Promise<LinkOutcome> {
  const index = indexOfMailbox(mailboxes, typedMailbox);
  const mailbox = mailboxes[index];
  if (mailbox === undefined) return { reader: 0, isKnown: false, isMailed: false };
  const isKnown = knownBrowser?.mailbox === mailbox;
  const isMailed = await queueLink(store, clock, { mailbox, browser, isKnown });
  if (isMailed) onQueued();
  return { reader: index + 1, isKnown, isMailed };
}

/** Place of a mailbox among others, however it is written; -1 if it is none of them. */
function indexOfMailbox(mailboxes: string[], mailbox: string): number {
  const canonical = canonicalMailbox(mailbox);
  return mailboxes.findIndex((candidate) => canonicalMailbox(candidate) === canonical);
}
