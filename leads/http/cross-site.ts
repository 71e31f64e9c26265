import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { site } from "#data/contract/facts/site.ts";

const { origin: siteOrigin } = new URL(site.url);

/**
 * Whether a POST comes from this host or from the site's public address, if the site lives on another host.
 * `Sec-Fetch-Site` takes precedence over `Origin`, because a proxy may have rewritten the Host that Origin is compared
 * with. Clients other than browsers send neither and are let through.
 */
export function isSameSite(request: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": relation } = request.headers;
  if (origin === siteOrigin) return true;
  if (relation !== undefined) return relation === "same-origin" || relation === "none";
  return origin === undefined || isOwnHost(origin, request.host);
}

/** Whether a POST comes from a page of this host. The site's pages may be on another one. */
export function isSameHost(request: FastifyRequest): boolean {
  const relation = request.headers["sec-fetch-site"];
  return relation === undefined ? isSameSite(request) : relation === "same-origin" || relation === "none";
}

/** Sets the CORS header that lets the site's pages read a response from another host. */
export function allowSite(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.origin === siteOrigin) reply.header("access-control-allow-origin", siteOrigin);
}

export function answerPreflight(app: FastifyInstance, path: string): void {
  app.options(path, (_request, reply) =>
    reply
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", "content-type")
      .header("access-control-max-age", "86400")
      .code(204)
      .send(),
  );
}

/** Compares an origin with a host, using the scheme of the origin, so that `host:443` may equal `host`. */
function isOwnHost(origin: string, host: string): boolean {
  const { protocol, host: originHost } = URL.parse(origin) ?? {};
  // Anybody on the network can alter an unencrypted page of this host.
  if (protocol === "http:" && origin === siteOrigin.replace(/^https:/, "http:")) return false;
  return originHost !== undefined && originHost === URL.parse(`${protocol}//${host}`)?.host;
}
