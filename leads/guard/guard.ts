import { extraFields, fieldSpecs, type Lead } from "#contract/lead-fields.ts";
import { mailDomainOwner } from "#leads/guard/mail-domains.ts";
import { type SpamSignal, type Suspicion, suspicionOf } from "#leads/guard/signals.ts";
import { spamTraits } from "#leads/guard/spam-traits.ts";
import { type TokenCounts, textSignal } from "#leads/guard/text-classifier.ts";
import { canonicalAddress } from "#leads/mailboxes.ts";
import { customerNetwork, networkOf, widerNetwork } from "#leads/networks.ts";
import { createRateCounters, type RateCounters } from "#leads/rate-counters.ts";

export interface Submission {
  lead: Lead;
  language: string;
  /** The visitor's IP address; null if unknown. */
  ip: string | null;
  hiddenField: boolean;
  /** Milliseconds the page had been open; null if the form was sent without scripts. */
  openFor: number | null;
  /** Whether the fields that the site's own form adds are present. */
  hasFormMarks: boolean;
}

type GuardResult =
  | {
      allowed: true;
      suspicion: Suspicion;
      signals: SpamSignal[];
      /** Whether it may take the room that words to find it by need. */
      isSearchable: boolean;
      /** Acknowledgements are limited, so that the form cannot be used to mail strangers. */
      isAcknowledgementDue: boolean;
    }
  /** Too many leads from one address; `retryAfter` is in seconds. */
  | { allowed: false; retryAfter: number };

export type Guard = ReturnType<typeof createGuard>;

export interface GuardDependencies {
  rates: RateCounters;
  /** Leads one address may send within ten minutes; 0 turns off all counting. */
  limit: number;
  /** Other limits than the usual ones. */
  dailyBytes?: typeof usualBytes;
  /** What the owner has marked so far; optional. */
  corrections?: () => Promise<TokenCounts | null>;
}

/** In seconds, as callers are told how long to wait. */
const hour = 3_600;
const day = 24 * hour;
const windows = { ip: 600, mailbox: hour, message: day } as const;

/** Share of its limit from which an address counts as busy. */
const busyShare = 1 / 3;

/** Limit of a whole network that one customer may own, as a multiple of the limit of one address. */
const networkShare = 3;

/**
 * Bytes that leads may take a day, about: from one network, beyond which they are set aside and an address may send a
 * tenth; and in total. Leads beyond either are stored without search words, so that nobody fills the disk.
 */
const usualBytes = { network: 2_000_000, all: 50_000_000 };
const floodedShare = 1 / 10;

/** As a multiple of those bytes: where more comes than one address can send, each may send that tenth in a whole day. */
const crowdShare = 10;

/** Leads looked up, as a multiple of those that may be sent. */
const lookUpShare = 2;

/** Leads per mailbox and window above which it counts as busy, and as flooded. */
const mailboxLimits = { busy: 5, flooded: 30 } as const;

/** Most acknowledgements: to a mailbox and to a domain a day; an hour from a network, and in total. */
const acknowledgementLimits = { mailbox: 3, domain: 10, network: 5, all: 60 } as const;

/** Nobody can open the page, fill in seven fields and send them faster, in milliseconds. */
const fastest = 3_000;

/** Assesses leads before they are stored; never discards one. */
export function createGuard(dependencies: GuardDependencies) {
  const { dailyBytes = usualBytes } = dependencies;
  // Apart from what texts and mailboxes are counted by, whose keys push out older ones.
  const [ofNetworks, ofAll] = [createRateCounters(), createRateCounters()];
  /** Counts bytes about to be stored. */
  const countBytes: CountBytes = (ip, bytes) => {
    const all = ofAll.count("", day, bytes).count;
    const network = ip === null ? 0 : ofNetworks.count(widerNetwork(ip), day, bytes).count;
    const isNetworkFlooded = network > dailyBytes.network;
    const isCrowd = network > crowdShare * dailyBytes.network;
    return { isNetworkFlooded, isCrowd, isSearchable: !isNetworkFlooded && all <= dailyBytes.all };
  };
  return {
    /**
     * Whether a lead may be looked up, because it might be one sent again: beyond twice as many as may be sent, each
     * counts as another, and is refused before anything is read.
     */
    mayBeLookedUp(ip: string | null): boolean {
      const { rates, limit } = dependencies;
      if (limit === 0 || ip === null) return true;
      const customer = customerNetwork(ip);
      const near = rates.count(`look-up ${networkOf(ip)}`, windows.ip).count;
      const wide = customer === null ? 0 : rates.count(`look-up ${customer}`, windows.ip).count;
      return near <= lookUpShare * limit && wide <= lookUpShare * networkShare * limit;
    },
    async assess({ lead, ...sending }: Submission): Promise<GuardResult> {
      const submission = { ...sending, lead: { ...lead, message: writtenIn(lead) } };
      const isCounted = dependencies.limit > 0;
      // Before the text is looked at, which costs more.
      const counted = isCounted ? countSending(dependencies, submission, countBytes) : uncounted;
      if (counted.retryAfter !== null) return { allowed: false, retryAfter: counted.retryAfter };
      const signals: SpamSignal[] = [];
      if (submission.hiddenField) signals.push("hidden-field");
      if (!submission.hasFormMarks) signals.push("no-form");
      if (submission.openFor !== null && submission.openFor < fastest) signals.push("too-fast");
      signals.push(...spamTraits(submission.lead));
      const text = textSignal(
        submission.lead,
        submission.language,
        (await dependencies.corrections?.()) ?? null,
      );
      if (text) signals.push(text);
      signals.push(...counted.signals);
      const suspicion = suspicionOf(signals);
      const isAcknowledgementDue =
        suspicion === "none" && (!isCounted || countAcknowledgement(dependencies, submission));
      const { isSearchable } = counted;
      return { allowed: true, suspicion, signals, isSearchable, isAcknowledgementDue };
    },
  };
}

/** The message with what was typed in the fields that the site adds: it is judged together. */
function writtenIn(lead: Lead): string {
  const typed = extraFields.filter((field) => !("options" in fieldSpecs[field]));
  return [lead.message, ...typed.map((field) => lead[field])].filter(Boolean).join("\n");
}

/** Reduces a message to its letters, so that a filled-in template always gives the same key. */
function textKey(message: string): string {
  return message
    .toLowerCase()
    .replace(/\d|[^\p{L}]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}

/** An address's mailbox in one spelling, with no plus tag, and no dots where Google ignores them. */
function mailboxKey(email: string): string {
  const address = canonicalAddress(email).replace(/\+[^@]*@/, "@");
  const [, local] = /^(.*)@(?:gmail|googlemail)\.com$/.exec(address) ?? [];
  return local === undefined ? address : `${local.replaceAll(".", "")}@gmail.com`;
}

/** About how many bytes a lead takes: its rows, what was typed, and as much for its search words. */
function bytesOf(lead: Lead): number {
  return 1_000 + 2 * Object.values(lead).reduce((sum, typed) => sum + Buffer.byteLength(typed), 0);
}

type CountBytes = (
  ip: string | null,
  bytes: number,
) => { isNetworkFlooded: boolean; isCrowd: boolean; isSearchable: boolean };

interface Sending {
  /** In seconds; null if the lead is stored. */
  retryAfter: number | null;
  signals: SpamSignal[];
  isSearchable: boolean;
}

const uncounted: Sending = { retryAfter: null, signals: [], isSearchable: true };

function countSending(
  dependencies: GuardDependencies,
  { lead, ip }: Submission,
  countBytes: CountBytes,
): Sending {
  const { rates } = dependencies;
  const signals: SpamSignal[] = [];
  const { isNetworkFlooded, isCrowd } = countBytes(ip, 0);
  const limit = Math.max(1, dependencies.limit * (isNetworkFlooded ? floodedShare : 1));
  const refused = (retryAfter: number) => ({ retryAfter, signals, isSearchable: false });
  if (isNetworkFlooded) signals.push("flooded-network");
  if (ip !== null) {
    const { count, endsIn } = isCrowd
      ? rates.count(`crowded address ${networkOf(ip)}`, day)
      : rates.count(`address ${networkOf(ip)}`, windows.ip);
    if (count > limit) return refused(endsIn);
    if (count > limit * busyShare) signals.push("busy-address");
    const network = rates.count(`network ${widerNetwork(ip)}`, windows.ip);
    // An IPv4 network is shared by many strangers, so there it only counts against the lead.
    if (network.count > limit * networkShare) {
      if (customerNetwork(ip) !== null) return refused(network.endsIn);
      if (!signals.includes("busy-address")) signals.push("busy-address");
    }
  }

  const mailbox = mailboxKey(lead.email);
  const message = textKey(lead.message);
  const byMailbox = rates.count(`mailbox ${mailbox}`, windows.mailbox);
  const byMessage = rates.count(`message ${message}`, windows.message);
  const byBoth = rates.count(`both ${mailbox} ${message}`, windows.message);
  if (byMailbox.count > mailboxLimits.flooded) signals.push("flooded-mailbox");
  else if (byMailbox.count > mailboxLimits.busy) signals.push("busy-mailbox");
  if (byMessage.count > byBoth.count) signals.push("copied-message");
  const { isSearchable } = countBytes(ip, bytesOf(lead));
  return { retryAfter: null, signals, isSearchable };
}

/** Counts an acknowledgement about to be sent; false if it exceeds a limit. */
function countAcknowledgement({ rates }: GuardDependencies, { lead, ip }: Submission): boolean {
  const toMailbox = rates.count(`acknowledgement ${mailboxKey(lead.email)}`, day);
  if (toMailbox.count > acknowledgementLimits.mailbox) return false;
  const owner = mailDomainOwner(lead.email);
  if (owner !== null) {
    const toDomain = rates.count(`acknowledgements to ${owner}`, day);
    if (toDomain.count > acknowledgementLimits.domain) return false;
  }
  if (ip !== null) {
    const fromNetwork = rates.count(`acknowledgements ${widerNetwork(ip)}`, hour);
    if (fromNetwork.count > acknowledgementLimits.network) return false;
  }
  return rates.count("acknowledgements", hour).count <= acknowledgementLimits.all;
}
