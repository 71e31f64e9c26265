import type { IncomingMessage } from "node:http";

/** A name or IPv4 address, or an IPv6 address in brackets, and perhaps a port. */
const hostForm = /^([\w.-]+|\[[\da-f:.]+\])(:\d*)?$/i;

/**
 * Status by which to refuse a request that Node's parser lets pass: of another HTTP version, or with a Host that is
 * doubled or malformed, which proxies may understand differently (RFC 9112, 3.2). Null for others.
 */
export function refusalOf({ httpVersionMajor, rawHeaders, headers }: IncomingMessage): 400 | 505 | null {
  if (httpVersionMajor !== 1) return 505;
  // Node itself refuses HTTP/1.1 without one.
  if (headers.host === undefined) return null;
  const names = rawHeaders.filter((name, turn) => turn % 2 === 0 && name.toLowerCase() === "host");
  return names.length === 1 && hostForm.test(headers.host) ? null : 400;
}
