import type { FastifyRequest } from "fastify";

/** How long browsers keep the session's cookie, in seconds; the store ends the session itself. */
const cookieLife = 30 * 24 * 3600;

/**
 * Name of the session's cookie. Browsers take one with `__Host-` only over HTTPS, for this host alone; on one's own
 * machine there is no HTTPS. Behind a proxy that does not pass the host on, `localhost` is not one's own machine.
 */
function cookieNameOf({ hostname, headers }: FastifyRequest): string {
  const isProxied = headers["x-forwarded-for"] !== undefined || headers["x-forwarded-proto"] !== undefined;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && !isProxied;
  return isLocal ? "desk" : "__Host-desk";
}

/** Sets the key of a session; an empty one removes it. */
export function sessionCookie(request: FastifyRequest, key: string): string {
  const name = cookieNameOf(request);
  const seconds = key === "" ? 0 : cookieLife;
  const secure = name === "desk" ? "" : "; Secure";
  return `${name}=${key}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

export function sessionKeyIn(request: FastifyRequest): string | null {
  const cookies = (request.headers.cookie ?? "").split("; ");
  const start = `${cookieNameOf(request)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || null;
}
