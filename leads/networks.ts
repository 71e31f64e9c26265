import ipaddr from "ipaddr.js";

/** An IPv4 address, or the /64 network of an IPv6 one, which one household has. */
export function networkOf(address: string): string {
  return startOf(address, 4);
}

/** Widest network one customer may own around an address: /48 for IPv6, /24 for IPv4. */
export function widerNetwork(address: string): string {
  return startOf(address, 3);
}

/** The /48 around an IPv6 address, which one customer may own; null in IPv4, where strangers stand side by side. */
export function customerNetwork(address: string): string | null {
  return isIPv6(address) ? `${widerNetwork(address)}::/48` : null;
}

function isIPv6(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).kind() === "ipv6";
}

const privateRanges = ["private", "loopback", "linkLocal", "uniqueLocal", "carrierGradeNat"];

export function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && privateRanges.includes(ipaddr.process(address).range());
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** Whether the host of a URL is the machine itself. */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || isLoopback(host);
}

/** The first bytes or groups of an address, of an IPv4 one within an IPv6 one too; what is no address stays as it is. */
function startOf(address: string, length: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.octets.slice(0, length).join(".");
  return parsed.parts
    .slice(0, length)
    .map((part) => part.toString(16))
    .join(":");
}
