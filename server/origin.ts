import type { FastifyRequest } from "fastify";

/**
 * Whether a post may come from where it says it comes from: this host itself, or the site's public
 * address when the site lives on another host. What the browser says of itself (Sec-Fetch-Site)
 * counts before the Origin, which a proxy may have parted from its Host. Clients that are no
 * browsers send neither.
 */
export function isSameSite(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, "sec-fetch-site": relation } = request.headers;
  if (origin === new URL(siteUrl).origin) return true;
  if (relation !== undefined) return relation === "same-origin" || relation === "none";
  return origin === undefined || isOwnHost(origin, request.host);
}

/** Compares as the origin's scheme has it, for which `host:443` may be the same as `host`. */
function isOwnHost(origin: string, host: string): boolean {
  const { protocol, host: claimed } = URL.parse(origin) ?? {};
  return claimed !== undefined && claimed === URL.parse(`${protocol}//${host}`)?.host;
}
