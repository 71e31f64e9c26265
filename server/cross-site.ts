import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { site } from "#site.config.ts";

const { origin: siteOrigin } = new URL(site.url);

/**
 * Whether a post may come from where it says it comes from: this host itself, or the site's public
 * address when the site lives on another host. What the browser says of itself (Sec-Fetch-Site)
 * counts before the Origin, which a proxy may have parted from its Host. Clients that are no
 * browsers send neither.
 */
export function isSameSite(request: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": relation } = request.headers;
  if (origin === siteOrigin) return true;
  if (relation !== undefined) return relation === "same-origin" || relation === "none";
  return origin === undefined || isOwnHost(origin, request.host);
}

/**
 * Lets the site's pages read an answer where they live on another host than its calls; tells whether it is
 * from there that somebody asks.
 */
export function allowSite(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.headers.origin !== siteOrigin) return false;
  reply.header("access-control-allow-origin", siteOrigin);
  return true;
}

/** Answers what browsers ask before they post JSON to another host. */
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

/** Compares as the origin's scheme has it, for which `host:443` may be the same as `host`. */
function isOwnHost(origin: string, host: string): boolean {
  const { protocol, host: claimed } = URL.parse(origin) ?? {};
  return claimed !== undefined && claimed === URL.parse(`${protocol}//${host}`)?.host;
}
