import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { encodeAddress, plainPath, shortPath } from "#contract/formats/url-paths.ts";
import { defaultLanguage, type Language, languages } from "#contract/languages/languages.ts";
import { listForUnknown, pathIn } from "#contract/routes/addresses.ts";
import { createRedirectLookup } from "#leads/server/files/redirect-lookup.ts";
import { respondWithFile } from "#leads/server/files/respond-with-file.ts";
import type { SiteFile, SiteFiles } from "#leads/server/files/site-files.ts";

/** Answers a request for the exact path of a file. Returns false if there is none. */
export function sendFileAt(files: SiteFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = "" } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  const start = url.indexOf("?");
  const file = fileAt(files, start < 0 ? url : url.slice(0, start));
  if (!file) return false;
  respondWithFile(request, response, file);
  return true;
}

export function servePages(
  app: FastifyInstance,
  files: SiteFiles,
  redirects: ReadonlyMap<string, string> = new Map(),
): void {
  const targetOf = createRedirectLookup(redirects);
  app.get("/*", (request, reply) => {
    const { path, query } = split(request.url);
    const file = fileAt(files, path);
    if (file) return sendFile(request, reply, file);

    const canonical = canonicalPath(path);
    if (canonical !== path && fileAt(files, canonical)) {
      return reply.redirect(encodeAddress(canonical) + query, 308);
    }
    const target = targetOf(shortPath(path), query.slice(1));
    if (target !== null) return reply.redirect(encodeAddress(target), 301);
    const list = listForUnknown(canonical);
    if (list) {
      return reply.header("cache-control", "no-store").redirect(encodeAddress(list) + query, 302);
    }

    return sendErrorPage(request, reply, files, 404);
  });

  // Pages only allow GET and HEAD.
  app.setNotFoundHandler((request, reply) => {
    const isPage = files.get(split(request.url).path) !== undefined;
    return isPage
      ? reply.header("allow", "GET, HEAD").code(405).type("text/plain").send("Method Not Allowed")
      : sendErrorPage(request, reply, files, 404);
  });
}

export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  files: SiteFiles,
  status: 404 | 500,
): FastifyReply {
  const page = files.get(errorPagePath(request.url, status));
  return page
    ? sendFile(request, reply, page, status)
    : reply.code(status).type("text/plain").send(`${status}`);
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status?: number,
): FastifyReply {
  reply.hijack();
  respondWithFile(request.raw, reply.raw, file, status);
  return reply;
}

function fileAt(files: SiteFiles, path: string): SiteFile | undefined {
  return errorPages.has(path) ? undefined : files.get(path);
}

/** Path of the error page in the language of a URL, such as `/en/404`. */
function errorPagePath(url: string, status: 404 | 500): string {
  return pathIn(languageOf(canonicalPath(split(url).path)), `${status}`);
}

function languageOf(path: string): Language {
  const [, first] = path.split("/");
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** Error pages are sent with their status only, and not at their own addresses. */
const errorPages = new Set(
  languages.flatMap((language) => ["404", "500"].map((status) => pathIn(language, status))),
);

function split(url: string): { path: string; query: string } {
  const start = url.indexOf("?");
  const raw = start < 0 ? url : url.slice(0, start);
  return { path: plainPath(raw), query: start < 0 ? "" : url.slice(start) };
}

/** The path as the build writes it, which is in lower case. */
const canonicalPath = (path: string) => shortPath(path).toLowerCase();
