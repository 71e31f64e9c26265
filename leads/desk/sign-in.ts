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

/** A request for a link. */
interface LinkApplication {
  typedMailbox: string;
  /** The visitor's IP address; null if unknown. */
  ip: string | null;
  /** Key of the browser. Only a browser that has requested a link may use it. */
  browser: string;
  /** Key that the browser got when somebody signed in with it; null if nobody has. */
  knownBrowser: string | null;
}

/** The outcome of a request for a link, for the log. */
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
  /** Called when a mail with a link has been queued. */
  onQueued: () => void;
  onFailure: (error: unknown) => void;
}

/** Signs the readers of some mailboxes in: a link mailed there opens a session in the browser that requested it. */
export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(dependencies: SignInDependencies) {
  const { store, clock, rates, mailboxes, onFailure } = dependencies;

  return {
    /**
     * Mails a link if the mailbox may sign in. Neither the answer nor its timing reveals whether it may: the mail is
     * queued after the answer, and `onOutcome` is called then. Resolves to the seconds to wait if this visitor has
     * requested too many links, otherwise to 0.
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
     * Uses up a link. Resolves to the keys for the cookies of a new session and of the known browser, and to the
     * mailbox; null if the link is not valid in this browser.
     */
    async enter(token: string, browser: string) {
      const mailbox = await takeLink(store, clock, token, browser);
      if (mailbox === null || !mailboxes.includes(mailbox)) return null;
      return { ...(await openSession(store, clock, mailbox)), mailbox };
    },

    /** Reads the session of a key; null if it has none that is valid. */
    sessionOf: (key: string): Promise<DeskKey | null> => readSession(store, clock, key, mailboxes),

    /** Deletes the sessions, links and known browsers of mailboxes that have been removed from the settings. */
    async forgetRemoved(): Promise<void> {
      await store
        .deleteFrom("desk_key")
        .where("address", "not in", ["", ...mailboxes])
        .execute();
    },

    leave: (session: DeskKey, scope: string): Promise<void> => endSession(store, session, scope),

    /**
     * The number of a mailbox in the log: its position among those that may sign in, from 1; 0 if it is none of them.
     */
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

/** Position of a mailbox in a list, in whatever spelling; -1 if it is not in the list. */
function indexOfMailbox(mailboxes: string[], mailbox: string): number {
  const canonical = canonicalMailbox(mailbox);
  return mailboxes.findIndex((candidate) => canonicalMailbox(candidate) === canonical);
}
