import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { isLoopback } from "#leads/networks.ts";

/** Headers that proxies add to requests, besides those that begin with `x-forwarded-`. */
const proxyHeaders = ["forwarded", "via", "x-real-ip", "cf-connecting-ip", "true-client-ip"];

/** Whether a request comes from this machine, and not from a proxy on it. */
export function isFromOwnMachine({ hostname, headers, ip, socket }: FastifyRequest): boolean {
  const names = Object.keys(headers);
  if (names.some((name) => name.startsWith("x-forwarded-") || proxyHeaders.includes(name))) return false;
  // A proxy that adds no headers passes on the site's host name.
  const hasHostName = hostname !== "localhost" && isIP(hostname.replace(/^\[|\]$/g, "")) === 0;
  return !hasHostName && (isLoopback(ip) || ip === socket.localAddress);
}
