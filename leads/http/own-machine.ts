import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { isLoopback } from "#leads/guard/networks.ts";

/** Whether a request comes from this very machine, and no proxy on it passed it on. */
export function isFromOwnMachine({ hostname, headers, ip, socket }: FastifyRequest): boolean {
  const { "x-forwarded-for": forwarded, "x-forwarded-proto": scheme, forwarded: standard } = headers;
  if ([forwarded, scheme, standard].some((header) => header !== undefined)) return false;
  // A proxy that hides the visitor passes on the site's name.
  const isNamed = hostname !== "localhost" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return !isNamed && (isLoopback(ip) || ip === socket.localAddress);
}
