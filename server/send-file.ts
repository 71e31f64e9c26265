import type { FastifyReply, FastifyRequest } from "fastify";
import type { SiteFile } from "#server/site-files.ts";

/** Answers with a file of the site in the smallest form the visitor's browser reads. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status = 200,
): FastifyReply {
  const accepted = request.headers["accept-encoding"] ?? "";
  const compressed = file.compressed.find(({ encoding }) => accepts(accepted, encoding));
  const { body, etag } = compressed ?? file.plain;

  reply.code(status).header("vary", "accept-encoding").headers(file.headers);
  // What a 304 says replaces what the visitor's browser has kept, so it says the same.
  if (file.policy) reply.header("content-security-policy", file.policy);
  if (status === 200) {
    reply.header("cache-control", file.cacheControl).header("etag", etag);
    if (matches(request.headers["if-none-match"], etag)) return reply.code(304).send();
  } else {
    reply.header("cache-control", "no-store");
  }
  if (compressed) reply.header("content-encoding", compressed.encoding);
  return reply.type(file.type).send(body);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((entry) => [etag, "*"].includes(entry.trim().replace(/^W\//, "")));
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
