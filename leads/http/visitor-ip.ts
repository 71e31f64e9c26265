import type { FastifyRequest } from "fastify";
import { isPrivate } from "#leads/networks.ts";

/** Finds the visitor's IP address; null if only a proxy's is known. The log then says once which setting is missing. */
export function createIpFinder(hasTrustedProxies: boolean) {
  let isLogged = false;
  return ({ ip: clientIp, headers, socket, log }: FastifyRequest): string | null => {
    const ip = withoutPort(clientIp);
    if (ip !== socket.remoteAddress || !isPrivate(ip)) return ip;
    const isForwarded = (headers["x-forwarded-for"] ?? headers["forwarded"]) !== undefined;
    // The visitor is on this machine or network, and there is no proxy.
    if (!isForwarded && !hasTrustedProxies) return ip;
    if (!isLogged) {
      isLogged = true;
      log.warn(
        isForwarded
          ? "a proxy is not named in TRUST_PROXY: RATE_LIMIT cannot tell visitors apart"
          : "the proxy sends no X-Forwarded-For: RATE_LIMIT cannot tell visitors apart",
      );
    }
    return null;
  };
}

/**
 * Some proxies append the port, as in `203.0.113.9:4711` or `[2001:db8::1]:4711`: each connection would count as a new
 * visitor.
 */
function withoutPort(ip: string): string {
  return /^([\d.]+):\d+$/.exec(ip)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip;
}
