import { parseCookie, stringifySetCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { lifetimes } from "#leads/desk/desk-keys.ts";

/** Names of the cookies, and how long browsers keep them, in seconds; the store ends a session by itself. */
const cookies = {
  session: { name: "desk", life: lifetimes.session / 1000, path: "/" },
  /** Marks a browser that has requested a link. */
  applicant: { name: "desk-asked", life: lifetimes.mail / 1000, path: "/" },
  /** Marks a browser in which somebody has signed in: requests of strangers cannot keep links from it. */
  knownBrowser: { name: "desk-known", life: lifetimes.knownBrowser / 1000, path: deskPath },
} as const;

type Cookie = keyof typeof cookies;

/**
 * The full name of a cookie. With the prefix `__Host-`, browsers accept it over HTTPS only, for this host and all its
 * paths; with `__Secure-`, over HTTPS only. On one's own machine there is no HTTPS and no prefix. A request to
 * `localhost` that a proxy has passed on does not come from one's own machine.
 */
function cookieNameOf({ hostname, headers }: FastifyRequest, cookie: Cookie): string {
  const isProxied = headers["x-forwarded-for"] !== undefined || headers["x-forwarded-proto"] !== undefined;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname) && !isProxied;
  const { name, path } = cookies[cookie];
  return isLocal ? name : `${path === "/" ? "__Host-" : "__Secure-"}${name}`;
}

/** The header that sets a cookie to a key; an empty key removes the cookie. */
export function cookieHeader(request: FastifyRequest, cookie: Cookie, key: string): string {
  const name = cookieNameOf(request, cookie);
  const { life, path } = cookies[cookie];
  return stringifySetCookie({
    name,
    value: key,
    path,
    maxAge: key === "" ? 0 : life,
    httpOnly: true,
    secure: name.startsWith("__"),
    sameSite: "strict",
  });
}

/** The key in a cookie; null if there is none. */
export function keyIn(request: FastifyRequest, cookie: Cookie): string | null {
  const key = parseCookie(request.headers.cookie ?? "")[cookieNameOf(request, cookie)] ?? "";
  return /^[\w-]{43}$/.test(key) ? key : null;
}
