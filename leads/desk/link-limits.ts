import { type DeskKey, lifetimes } from "#leads/desk/desk-keys.ts";
import { customerNetwork, networkOf } from "#leads/networks.ts";
import type { RateCounters } from "#leads/rate-counters.ts";

/**
 * Maximum number of links that may be requested within half an hour: from one network, from all networks of a customer,
 * and from a known browser. There is no limit per mailbox, because strangers could use it up.
 */
const maxLinks = { network: 10, customer: 40, browser: 10 } as const;

const halfHour = lifetimes.mail / 1000;

/** Counts a request for a link. Returns the seconds to wait if it exceeds a limit, otherwise 0. */
export function countLink(rates: RateCounters, ip: string | null, knownBrowser: DeskKey | null): number {
  const count = (sender: string) => rates.count(`desk asked ${sender}`, halfHour);
  if (knownBrowser) {
    const links = count(`by ${knownBrowser.hash}`);
    return links.count > maxLinks.browser ? links.endsIn : 0;
  }
  if (ip === null) return 0;
  const networkCount = count(networkOf(ip));
  if (networkCount.count > maxLinks.network) return networkCount.endsIn;
  const customer = customerNetwork(ip);
  const customerCount = customer === null ? null : count(customer);
  return customerCount && customerCount.count > maxLinks.customer ? customerCount.endsIn : 0;
}
