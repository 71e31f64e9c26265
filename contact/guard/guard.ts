import { createHmac } from "node:crypto";
import type { Clock } from "#contact/clock.ts";
import type { ProofOfWork } from "#contact/guard/proof-of-work.ts";
import type { Rates } from "#contact/guard/rates.ts";
import { isSuspect } from "#contact/guard/signals.ts";
import { spamTraits } from "#contact/guard/spam-traits.ts";
import { visitorKey } from "#contact/guard/visitor-key.ts";
import type { Lead } from "#contact/lead.ts";
import type { Judgement } from "#contact/store/save-lead.ts";
import type { UsedSolutionTable } from "#contact/store/tables.ts";
import type { SpamSignal } from "#content/facts/spam-signals.ts";

/** A lead with what else is known of its sending. */
export interface Submission {
  readonly lead: Lead;
  /** The visitor's network address; null where it is not known. */
  readonly address: string | null;
  /** Whether the field that nobody sees was filled in. */
  readonly hiddenField: boolean;
  /** Milliseconds the page had been open; null for a form without scripts, which says nothing. */
  readonly openFor: number | null;
  /** A solved challenge as the browser hands it in; null for a form without scripts. */
  readonly proof: string | null;
}

/** Whether a lead is kept back, and why. */
type Suspicion = Pick<Judgement, "state" | "signals">;

export type Verdict =
  | {
      readonly allowed: true;
      readonly judgement: Suspicion;
      /** A right proof of work, to be remembered; had it been used before, the judgement is another. */
      readonly solution: (UsedSolutionTable & { readonly ifUsed: Suspicion }) | null;
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
  /** Where proofs of work are asked for. */
  readonly proofOfWork?: ProofOfWork | null;
}

const minute = 60;
const windows = { address: 10 * minute, mailbox: 60 * minute, message: 24 * 60 * minute } as const;

/** Share of its limit from which an address is busy. */
const busyShare = 1 / 3;

/** Leads with one mailbox within its window before it is busy, and before it is flooded. */
const mailboxLimits = { busy: 5, flooded: 30 } as const;

/** Nobody opens the page, fills in seven fields and sends them sooner, in milliseconds. */
const fastest = 3_000;

export function createGuard(parts: GuardParts): Guard {
  return {
    async judge(submission) {
      const found: SpamSignal[] = [];
      if (submission.hiddenField) found.push("hidden-field");
      if (submission.openFor !== null && submission.openFor < fastest) found.push("too-fast");
      found.push(...spamTraits(submission.lead));
      if (parts.limit > 0) {
        const counted = await countSending(parts, submission);
        if (counted.retryAfter !== null) return { allowed: false, retryAfter: counted.retryAfter };
        found.push(...counted.found);
      }
      const proof = await parts.proofOfWork?.check(submission.proof);
      if (proof?.sign) found.push(proof.sign);
      const ifUsed = judgementOf([...found, "repeated-proof"]);
      const solution = proof?.solution ? { ...proof.solution, ifUsed } : null;
      return { allowed: true, judgement: judgementOf(found), solution };
    },
  };
}

function judgementOf(found: readonly SpamSignal[]): Suspicion {
  return isSuspect(found)
    ? { state: "quarantined", signals: found.join(", ") }
    : { state: "accepted", signals: null };
}

async function countSending(
  { rates, clock, secret, limit }: GuardParts,
  { lead, address }: Submission,
): Promise<{ retryAfter: number | null; found: SpamSignal[] }> {
  const found: SpamSignal[] = [];
  if (address !== null) {
    const visitor = visitorKey(address, secret, clock.now());
    const { count, endsIn } = await rates.count(`address ${visitor}`, windows.address);
    if (count > limit) return { retryAfter: endsIn, found };
    if (count > limit * busyShare) found.push("busy-address");
  }

  const nameless = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const mailbox = lead.email.toLowerCase();
  const message = lead.message.toLowerCase().replace(/\s+/g, " ");
  const [byMailbox, byMessage, byBoth] = await Promise.all([
    rates.count(`mailbox ${nameless(mailbox)}`, windows.mailbox),
    rates.count(`message ${nameless(message)}`, windows.message),
    rates.count(`both ${nameless(`${mailbox} ${message}`)}`, windows.message),
  ]);
  if (byMailbox.count > mailboxLimits.flooded) found.push("flooded-mailbox");
  else if (byMailbox.count > mailboxLimits.busy) found.push("busy-mailbox");
  if (byMessage.count > byBoth.count) found.push("copied-message");
  else if (byBoth.count > 1) found.push("repeated-message");
  return { retryAfter: null, found };
}
