import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { isLoopback } from "#leads/networks.ts";

/** Headers by which proxies tell that they passed a request on, besides those that begin with `x-forwarded-`. */
const passedOn = ["forwarded", "via", "x-real-ip", "cf-connecting-ip", "true-client-ip"];

/** Whether a request comes from this very machine, and no proxy on it passed it on. */
export function isFromOwnMachine({ hostname, headers, ip, socket }: FastifyRequest): boolean {
  const names = Object.keys(headers);
  if (names.some((name) => name.startsWith("x-forwarded-") || passedOn.includes(name))) return false;
  // A proxy that says nothing of itself passes on the site's name.
  const isNamed = hostname !== "localhost" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return !isNamed && (isLoopback(ip) || ip === socket.localAddress);
}
