import type { IncomingMessage } from "node:http";

/** A host name or IPv4 address, or an IPv6 address in brackets, with an optional port. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])(:\d*)?$/i;

/**
 * Status with which to refuse a request that Node's parser accepts: one with another HTTP version, or with a duplicate
 * or malformed Host, which proxies may read differently (RFC 9112, 3.2). Null if the request is valid.
 */
export function refusalOf({ httpVersionMajor, rawHeaders, headers }: IncomingMessage): 400 | 505 | null {
  if (httpVersionMajor !== 1) return 505;
  // Node itself refuses HTTP/1.1 without a Host.
  if (headers.host === undefined) return null;
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return names.length === 1 && hostPattern.test(headers.host) ? null : 400;
}
