import type { Lead } from "#contract/lead/lead-fields.ts";
import { mailDomainOwner } from "#leads/guard/mail-domains.ts";
import type { SpamSignal } from "#leads/guard/signals.ts";
import { canonicalMailbox } from "#leads/mailboxes.ts";
import { customerNetwork, networkOf, widerNetwork } from "#leads/networks.ts";
import { createRateCounters, type RateCounters } from "#leads/rate-counters.ts";

export interface SendingLimitsOptions {
  rates: RateCounters;
  /** Leads that one IP address may send within ten minutes; 0 turns off all counting. */
  limit: number;
  dailyBytes?: typeof usualBytes;
}

const secondsPerHour = 3_600;
const secondsPerDay = 24 * secondsPerHour;

/** How long leads from one IP address or mailbox, or with one message, are counted together, in seconds. */
const windows = { ip: 600, mailbox: secondsPerHour, message: secondsPerDay } as const;

/** Share of its limit above which an IP address counts as busy. */
const busyShare = 1 / 3;

/** How many times the limit of one IP address a whole network may send, if it may belong to one customer. */
const networkFactor = 3;

/**
 * Bytes of leads a day, roughly, from one network and in total. Leads beyond the network's are quarantined, and each of
 * its IP addresses may send only a tenth of its limit. Leads beyond either are stored without search words, so that
 * nobody fills the disk.
 */
const usualBytes = { network: 2_000_000, all: 50_000_000 };
const floodedShare = 1 / 10;

/**
 * A network that sends this many times its bytes is a crowd: more than one IP address can send. In a crowd, each IP
 * address may send that tenth of its limit in a whole day.
 */
const crowdFactor = 10;

/** How many times as often as it may send leads an IP address may have them looked up. */
const lookUpFactor = 2;

/** Number of leads from one mailbox within its window above which it counts as busy, and as flooded. */
const mailboxLimits = { busy: 5, flooded: 30 } as const;

/** Largest number of acknowledgements: to a mailbox and to a domain in a day; to a network and in total in an hour. */
const acknowledgementLimits = { mailbox: 3, domain: 10, network: 5, all: 60 } as const;

interface CountedLead {
  /** Seconds to wait before sending again; null if the lead is accepted. */
  retryAfter: number | null;
  signals: SpamSignal[];
  /** Whether search words may be stored for the lead. */
  isSearchable: boolean;
}

/** Counts what each sender sends. Acknowledgements are limited because anybody can enter a stranger's mailbox. */
export function createSendingLimits({ rates, limit, dailyBytes = usualBytes }: SendingLimitsOptions) {
  const countBytes = createByteCount(dailyBytes);
  return {
    /**
     * Whether to look in the database for the same lead, sent earlier. Beyond this limit a lead that was sent again
     * counts as a new one, and is refused without a query.
     */
    mayBeLookedUp(ip: string | null): boolean {
      if (limit === 0 || ip === null) return true;
      const customer = customerNetwork(ip);
      const near = rates.count(`look-up ${networkOf(ip)}`, windows.ip).count;
      const wide = customer === null ? 0 : rates.count(`look-up ${customer}`, windows.ip).count;
      return near <= lookUpFactor * limit && wide <= lookUpFactor * networkFactor * limit;
    },

    countLead(lead: Lead, ip: string | null): CountedLead {
      if (limit === 0) return { retryAfter: null, signals: [], isSearchable: true };
      const byteCount = countBytes(ip, 0);
      const floodSignals: SpamSignal[] = byteCount.isNetworkFlooded ? ["flooded-network"] : [];
      const ipLimit = Math.max(1, limit * (byteCount.isNetworkFlooded ? floodedShare : 1));
      const ipCount =
        ip === null ? { retryAfter: null, isBusy: false } : countIp(rates, ip, ipLimit, byteCount.isCrowd);
      if (ipCount.retryAfter !== null)
        return { retryAfter: ipCount.retryAfter, signals: [], isSearchable: false };
      const ipSignals: SpamSignal[] = ipCount.isBusy ? ["busy-address"] : [];
      const signals = [...floodSignals, ...ipSignals, ...countText(rates, lead)];
      return { retryAfter: null, signals, isSearchable: countBytes(ip, bytesOf(lead)).isSearchable };
    },

    /** Counts an acknowledgement about to be sent; false if it exceeds a limit. */
    countAcknowledgement(email: string, ip: string | null): boolean {
      if (limit === 0) return true;
      const toMailbox = rates.count(`acknowledgement ${mailboxKey(email)}`, secondsPerDay);
      if (toMailbox.count > acknowledgementLimits.mailbox) return false;
      const owner = mailDomainOwner(email);
      if (owner !== null) {
        const toDomain = rates.count(`acknowledgements to ${owner}`, secondsPerDay);
        if (toDomain.count > acknowledgementLimits.domain) return false;
      }
      if (ip !== null) {
        const toNetwork = rates.count(`acknowledgements ${widerNetwork(ip)}`, secondsPerHour);
        if (toNetwork.count > acknowledgementLimits.network) return false;
      }
      return rates.count("acknowledgements", secondsPerHour).count <= acknowledgementLimits.all;
    },
  };
}

/** Counts a lead of an IP address and of the network around it. */
function countIp(
  rates: RateCounters,
  ip: string,
  limit: number,
  isCrowd: boolean,
): { retryAfter: number | null; isBusy: boolean } {
  const { count, endsIn } = isCrowd
    ? rates.count(`crowded ip ${networkOf(ip)}`, secondsPerDay)
    : rates.count(`ip ${networkOf(ip)}`, windows.ip);
  if (count > limit) return { retryAfter: endsIn, isBusy: true };
  const network = rates.count(`network ${widerNetwork(ip)}`, windows.ip);
  const isNetworkBusy = network.count > limit * networkFactor;
  // Many strangers share an IPv4 network, so a busy one is only a signal there.
  if (isNetworkBusy && customerNetwork(ip) !== null) return { retryAfter: network.endsIn, isBusy: true };
  return { retryAfter: null, isBusy: isNetworkBusy || count > limit * busyShare };
}

/** Counts a lead by its sender's mailbox and by its message. */
function countText(rates: RateCounters, lead: Lead): SpamSignal[] {
  const mailbox = mailboxKey(lead.email);
  const message = textKey(lead.message);
  const byMailbox = rates.count(`mailbox ${mailbox}`, windows.mailbox);
  const byMessage = rates.count(`message ${message}`, windows.message);
  const byBoth = rates.count(`both ${mailbox} ${message}`, windows.message);
  const signals: SpamSignal[] = [];
  if (byMailbox.count > mailboxLimits.flooded) signals.push("flooded-mailbox");
  else if (byMailbox.count > mailboxLimits.busy) signals.push("busy-mailbox");
  if (byMessage.count > byBoth.count) signals.push("copied-message");
  return signals;
}

/** Creates the function that counts bytes about to be stored. */
function createByteCount(dailyBytes: typeof usualBytes) {
  // In counters of their own: made-up mailboxes and messages would push older keys out of shared ones.
  const networkBytes = createRateCounters();
  const totalBytes = createRateCounters();
  return (ip: string | null, bytes: number) => {
    const total = totalBytes.count("", secondsPerDay, bytes).count;
    const network = ip === null ? 0 : networkBytes.count(widerNetwork(ip), secondsPerDay, bytes).count;
    const isNetworkFlooded = network > dailyBytes.network;
    const isCrowd = network > crowdFactor * dailyBytes.network;
    return { isNetworkFlooded, isCrowd, isSearchable: !isNetworkFlooded && total <= dailyBytes.all };
  };
}

/** Roughly how many bytes a lead takes in the database: its rows, its text, and as much again for its search words. */
function bytesOf(lead: Lead): number {
  return 1_000 + 2 * Object.values(lead).reduce((sum, value) => sum + Buffer.byteLength(value), 0);
}

/** Reduces a message to its letters, so that a filled-in template always gives the same key. */
function textKey(message: string): string {
  return message
    .toLowerCase()
    .replace(/\d|[^\p{L}]+/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}

/** One spelling of a mailbox: without a plus tag, and without dots where Google ignores them. */
function mailboxKey(email: string): string {
  const mailbox = canonicalMailbox(email).replace(/\+[^@]*@/, "@");
  const [, local] = /^(.*)@(?:gmail|googlemail)\.com$/.exec(mailbox) ?? [];
  return local === undefined ? mailbox : `${local.replaceAll(".", "")}@gmail.com`;
}
