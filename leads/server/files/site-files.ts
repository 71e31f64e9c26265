import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { plainPath } from "#contract/formats/url-paths.ts";
import { cacheControlOf, pageCaching } from "#contract/serving/caching.ts";
import { contentTypeOf, isMedia, mediaHeaders } from "#contract/serving/content-types.ts";
import { commonSecurityHeaders, filePolicy, policyText } from "#contract/serving/security-headers.ts";
import { addressOfPage } from "#contract/serving/serving-rules.ts";
import { rulesHeaders, speculationHeaders, speculationRulesPath } from "#contract/serving/speculation.ts";

/** Headers of every response. Without `policy`, the strict policy of plain files applies. */
export function commonHeaders(policy = policyText(filePolicy)) {
  return { ...commonSecurityHeaders, "Content-Security-Policy": policy };
}

type Encoding = "br" | "gzip" | "identity";

export interface SiteFile {
  policy: string;
  identity: Variant;
  /** Brotli, if the build made it. */
  br?: Variant;
  gzip?: Variant;
  /** Whether byte ranges are served: only for files without compressed copies, such as media. */
  hasRanges: boolean;
  common: Headers;
}

/** Alternating names and values, which Node sends without checking each again. */
export type Headers = string[];

export interface Variant {
  body: Buffer;
  /** A strong ETag; each encoding has its own. */
  etag: string;
  description: Headers;
  /** Headers of a 304 and of every full response: caching and policies. */
  notModifiedHeaders: Headers;
  whole: Headers;
}

/** The built site in memory, by path. */
export interface SiteFiles {
  /** Looks up a canonical path, such as `/services` or `/favicon.svg`, as `plainPath` writes it. */
  get(path: string): SiteFile | undefined;
}

/** For static hosts only; this server sends headers and redirects itself. */
const staticHostFiles = ["_headers", "_redirects"];

const compressedCopy = /\.(br|gz)$/;

/** Reads the built site into memory, with the content security policies that the build wrote, by path. */
export function readSiteFiles(folder: string, policies: Record<string, string> = {}): SiteFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const builtNames = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (
      staticHostFiles.includes(name) ||
      (compressedCopy.test(name) && builtNames.has(name.replace(compressedCopy, "")))
    )
      continue;
    const policy = name.endsWith(".html") ? policies[addressOfPage(name)] : undefined;
    // Other HTML files are published unchanged by the owner, and keep their names.
    const isPage = policy !== undefined;
    const headers = commonHeaders(policy);
    const hasRanges = !builtNames.has(`${name}.br`) && !builtNames.has(`${name}.gz`);
    const common = Object.entries({
      ...headers,
      Vary: "accept-encoding",
      ...(hasRanges ? { "Accept-Ranges": "bytes" } : {}),
      ...(isPage ? speculationHeaders : isMedia(name) ? mediaHeaders : {}),
    }).flat();
    const notModifiedHeaders = [
      ...common,
      "Cache-Control",
      isPage ? pageCaching : cacheControlOf(`/${name}`),
    ];
    const type = typeOf(name);
    const readVariant = (suffix: string, encoding: Encoding) =>
      variantOf(readFileSync(join(folder, name + suffix)), type, encoding, notModifiedHeaders);
    files.set(requestPath(isPage ? addressOfPage(name) : `/${name}`), {
      policy: headers["Content-Security-Policy"],
      hasRanges,
      common,
      identity: readVariant("", "identity"),
      ...(builtNames.has(`${name}.br`) ? { br: readVariant(".br", "br") } : {}),
      ...(builtNames.has(`${name}.gz`) ? { gzip: readVariant(".gz", "gzip") } : {}),
    });
  }
  return files;
}

function variantOf(body: Buffer, type: string, encoding: Encoding, headers: Headers): Variant {
  const etag = `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
  const notModifiedHeaders = [...headers, "ETag", etag];
  const description = ["Content-Type", type];
  if (encoding !== "identity") description.push("Content-Encoding", encoding);
  const whole = [...notModifiedHeaders, ...description, "Content-Length", `${body.length}`];
  return { body, etag, description, notModifiedHeaders, whole };
}

function typeOf(name: string): string {
  return `/${name}` === speculationRulesPath ? rulesHeaders["Content-Type"] : contentTypeOf(name);
}

/** The path in a request, encoded. */
const requestPath = (path: string) => plainPath(path.split("/").map(encodeURIComponent).join("/"));
