import { isIPv6 } from "node:net";

/** Widest network one customer may own around an address: /48 for IPv6, /24 for IPv4. */
export function widerNetwork(address: string): string {
  const own = networkOf(address);
  if (own.includes(":")) return `${own.split(":").slice(0, 3).join(":")}::`;
  return own.replace(/\.\d+$/, ".0");
}

/** Network that a hosting company may own around an address: /32 for IPv6, /16 for IPv4. */
export function hosterNetwork(address: string): string {
  const own = networkOf(address);
  if (own.includes(":")) return `${own.split(":").slice(0, 2).join(":")}::`;
  return own.replace(/\.\d+\.\d+$/, ".0.0");
}

export function isPrivate(address: string): boolean {
  return /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)|^::1$|^f[cd]|^fe[89ab]/i.test(
    address,
  );
}

/** An IPv4 address, or the /64 network of an IPv6 one, which one household has. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = (address.split("%", 1)[0] ?? "").split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const whole = [...groups, ...Array(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
