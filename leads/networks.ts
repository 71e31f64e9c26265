import ipaddr from "ipaddr.js";

/** The network of a single household: the IPv4 address itself, or the /64 around an IPv6 address. */
export function networkOf(ip: string): string {
  return firstParts(ip, 4);
}

/** The widest network around an IP address that one customer may own: /24 in IPv4, /48 in IPv6. */
export function widerNetwork(ip: string): string {
  return firstParts(ip, 3);
}

/** The /48 around an IPv6 address, which one customer may own; null in IPv4, where strangers share a network. */
export function customerNetwork(ip: string): string | null {
  return isIPv6(ip) ? `${widerNetwork(ip)}::/48` : null;
}

function isIPv6(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).kind() === "ipv6";
}

const privateRanges = ["private", "loopback", "linkLocal", "uniqueLocal", "carrierGradeNat"];

export function isPrivate(ip: string): boolean {
  return ipaddr.isValid(ip) && privateRanges.includes(ipaddr.process(ip).range());
}

export function isLoopback(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === "loopback";
}

/** Whether the host of a URL is the machine itself. */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || isLoopback(host);
}

/**
 * The first bytes of an IPv4 address, also one mapped into IPv6, or the first groups of an IPv6 address. Any other text
 * is returned unchanged.
 */
function firstParts(ip: string, length: number): string {
  if (!ipaddr.isValid(ip)) return ip;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.octets.slice(0, length).join(".");
  return parsed.parts
    .slice(0, length)
    .map((part) => part.toString(16))
    .join(":");
}
