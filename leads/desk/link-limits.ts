import { type DeskKey, lifetimes } from "#leads/desk/desk-keys.ts";
import { customerNetwork, networkOf } from "#leads/networks.ts";
import type { RateCounters } from "#leads/rate-counters.ts";

/**
 * Links asked for within half an hour: from one network, from all of a customer's, by a browser that is known. Nothing
 * is counted by mailbox: strangers could use it up.
 */
const maxLinks = { network: 10, customer: 40, browser: 10 } as const;

const halfHour = lifetimes.mail / 1000;

/** Counts a link that is asked for. Returns the seconds to wait before another; 0 if none. */
export function countLink(rates: RateCounters, ip: string | null, knownBrowser: DeskKey | null): number {
  const count = (sender: string) => rates.count(`desk asked ${sender}`, halfHour);
  if (knownBrowser) {
    const links = count(`by ${knownBrowser.hash}`);
    return links.count > maxLinks.browser ? links.endsIn : 0;
  }
  if (ip === null) return 0;
  const near = count(networkOf(ip));
  if (near.count > maxLinks.network) return near.endsIn;
  const customer = customerNetwork(ip);
  const wide = customer === null ? null : count(customer);
  return wide && wide.count > maxLinks.customer ? wide.endsIn : 0;
}
