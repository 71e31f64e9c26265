import type { FastifyRequest } from "fastify";
import { isPrivate } from "#leads/networks.ts";

/** The visitor's address, or null if it is a proxy's; the log says once which setting is missing. */
export function createIpFinder(hasTrustedProxies: boolean) {
  let isReported = false;
  return ({ ip: clientAddress, headers, socket, log }: FastifyRequest): string | null => {
    const ip = withoutPort(clientAddress);
    if (ip !== socket.remoteAddress || !isPrivate(ip)) return ip;
    const isForwarded = (headers["x-forwarded-for"] ?? headers["forwarded"]) !== undefined;
    // A visitor on this machine or network, with no proxy in front.
    if (!isForwarded && !hasTrustedProxies) return ip;
    if (!isReported) {
      isReported = true;
      log.warn(
        isForwarded
          ? "a proxy is not named in TRUST_PROXY: RATE_LIMIT cannot tell visitors apart"
          : "the proxy sends no X-Forwarded-For: RATE_LIMIT cannot tell visitors apart",
      );
    }
    return null;
  };
}

/** Some proxies write `address:port` or `[address]:port`, by which each connection would be another visitor. */
function withoutPort(ip: string): string {
  return /^([\d.]+):\d+$/.exec(ip)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? ip;
}
