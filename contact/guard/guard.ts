import { createHmac } from "node:crypto";
import type { Clock } from "#contact/clock.ts";
import { mailboxKey } from "#contact/guard/mailbox-key.ts";
import type { Rates } from "#contact/guard/rates.ts";
import { type Suspicion, suspicionOf } from "#contact/guard/signals.ts";
import { spamTraits } from "#contact/guard/spam-traits.ts";
import type { TokenCounts } from "#contact/guard/text-classifier.ts";
import { textSignal } from "#contact/guard/text-signal.ts";
import { visitorKey, widerNetwork } from "#contact/guard/visitor-key.ts";
import type { Lead } from "#contact/lead.ts";
import type { SpamSignal } from "#content/facts/spam-signals.ts";

/** A lead with what else is known of its sending. */
export interface Submission {
  readonly lead: Lead;
  /** Of the page it was sent from. */
  readonly language: string;
  /** The visitor's network address; null where it is not known. */
  readonly address: string | null;
  /** Whether the field that nobody sees was filled in. */
  readonly hiddenField: boolean;
  /** Milliseconds the page had been open; null for a form without scripts, which says nothing. */
  readonly openFor: number | null;
  /** Whether it has what the site's own form sends beside the words. */
  readonly hasFormMarks: boolean;
}

export type Verdict =
  | {
      readonly allowed: true;
      readonly suspicion: Suspicion;
      readonly signals: readonly SpamSignal[];
      /** Whether its mailbox gets a receipt: nobody who was not asked is to be written to in numbers. */
      readonly isReceiptDue: boolean;
    }
  /** So many leads from one address that it must wait, in seconds. */
  | { readonly allowed: false; readonly retryAfter: number };

/** Judges leads before they are stored; throws none away. */
export interface Guard {
  judge(submission: Submission): Promise<Verdict>;
}

export interface GuardParts {
  readonly rates: Rates;
  readonly clock: Clock;
  /** Keeps hashes of addresses from being guessed; equal on servers that count together. */
  readonly secret: string;
  /** Leads one address may send within ten minutes; 0 counts nothing, neither addresses nor mailboxes. */
  readonly limit: number;
  /** What the owner has said of earlier leads; nothing without. */
  readonly corrections?: () => Promise<TokenCounts | null>;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const windows = { address: 10 * minute, mailbox: hour, message: day } as const;

/** Share of its limit from which an address is busy. */
const busyShare = 1 / 3;

/** A network that one customer may have as a whole gets so many times the limit of one of its parts. */
const networkShare = 3;

/** Leads with one mailbox within its window before it is busy, and before it is flooded. */
const mailboxLimits = { busy: 5, flooded: 30 } as const;

/** Receipts that are sent at most: to a mailbox a day, and an hour from one network and in all. */
const receiptLimits = { mailbox: 3, network: 5, all: 60 } as const;

/** Nobody opens the page, fills in seven fields and sends them sooner, in milliseconds. */
const fastest = 3_000;

export function createGuard(parts: GuardParts): Guard {
  return {
    async judge(submission) {
      const signals: SpamSignal[] = [];
      if (submission.hiddenField) signals.push("hidden-field");
      if (!submission.hasFormMarks) signals.push("no-form");
      if (submission.openFor !== null && submission.openFor < fastest) signals.push("too-fast");
      signals.push(...spamTraits(submission.lead));
      const text = textSignal(submission.lead, submission.language, (await parts.corrections?.()) ?? null);
      if (text) signals.push(text);
      let isReceiptDue = true;
      if (parts.limit > 0) {
        const counted = await countSending(parts, submission);
        if (counted.retryAfter !== null) return { allowed: false, retryAfter: counted.retryAfter };
        signals.push(...counted.found);
        isReceiptDue = suspicionOf(signals) === "none" && (await countReceipt(parts, submission));
      }
      const suspicion = suspicionOf(signals);
      return { allowed: true, suspicion, signals, isReceiptDue: isReceiptDue && suspicion === "none" };
    },
  };
}

function nameless(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** A text whatever its capitals, spaces, signs and numbers: a template that is filled in stays one. */
function textKey(message: string): string {
  return message
    .toLowerCase()
    .replace(/\d|[^\p{L}]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}

async function countSending(
  { rates, clock, secret, limit }: GuardParts,
  { lead, address }: Submission,
): Promise<{ retryAfter: number | null; found: SpamSignal[] }> {
  const found: SpamSignal[] = [];
  if (address !== null) {
    const now = clock.now();
    const visitor = visitorKey(address, secret, now);
    const { count, endsIn } = await rates.count(`address ${visitor}`, windows.address);
    if (count > limit) return { retryAfter: endsIn, found };
    if (count > limit * busyShare) found.push("busy-address");
    const network = await rates.count(
      `network ${visitorKey(widerNetwork(address), secret, now)}`,
      windows.address,
    );
    // Of the older addresses many strangers share a network: there it only speaks against a lead.
    if (network.count > limit * networkShare) {
      if (address.includes(":")) return { retryAfter: network.endsIn, found };
      if (!found.includes("busy-address")) found.push("busy-address");
    }
  }

  const mailbox = mailboxKey(lead.email);
  const message = textKey(lead.message);
  const [byMailbox, byMessage, byBoth] = await Promise.all([
    rates.count(`mailbox ${nameless(secret, mailbox)}`, windows.mailbox),
    rates.count(`message ${nameless(secret, message)}`, windows.message),
    rates.count(`both ${nameless(secret, `${mailbox} ${message}`)}`, windows.message),
  ]);
  if (byMailbox.count > mailboxLimits.flooded) found.push("flooded-mailbox");
  else if (byMailbox.count > mailboxLimits.busy) found.push("busy-mailbox");
  if (byMessage.count > byBoth.count) found.push("copied-message");
  else if (byBoth.count > 1) found.push("repeated-message");
  return { retryAfter: null, found };
}

/** Counts a receipt that is about to be sent; tells whether it still may. */
async function countReceipt(
  { rates, clock, secret }: GuardParts,
  { lead, address }: Submission,
): Promise<boolean> {
  const toMailbox = await rates.count(`receipt ${nameless(secret, mailboxKey(lead.email))}`, day);
  if (toMailbox.count > receiptLimits.mailbox) return false;
  if (address !== null) {
    const network = visitorKey(widerNetwork(address), secret, clock.now());
    const fromNetwork = await rates.count(`receipts ${network}`, hour);
    if (fromNetwork.count > receiptLimits.network) return false;
  }
  return (await rates.count("receipts", hour)).count <= receiptLimits.all;
}
