import { hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { gunzipSync } from "node:zlib";
import { rulesHeaders, speculationHeaders, speculationRulesPath } from "#contract/speculation.ts";
import { commonHeaders } from "#leads/server/common-headers.ts";

export type Encoding = "br" | "gzip" | "identity";

export interface SiteFile {
  type: string;
  policy: string;
  identity: Variant;
  /** Brotli, if the build made it. */
  br?: Variant;
  gzip?: Variant;
  /** Whether byte ranges are served: only for files without compressed copies, such as media. */
  hasRanges: boolean;
  common: Headers;
}

/** Alternating names and values, which Node sends without checking each of them. */
export type Headers = string[];

export interface Variant {
  body: Buffer;
  /** Strong; each encoding has its own. */
  etag: string;
  description: Headers;
  /** Headers of a 304 and of every full response: caching and policies. */
  notModifiedHeaders: Headers;
  whole: Headers;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
};

const rulesName = new RegExp(`^${speculationRulesPath.slice(1)}$`);

/** Cache-Control by file name; the first match wins. */
const cacheRules: { name: RegExp; cacheControl: string }[] = [
  // Names that contain a content hash.
  { name: /^_astro\//, cacheControl: "public, max-age=31536000, immutable" },
  // Lets a prefetched page be shown without another request; a CDN may serve its copy for ten minutes while
  // it revalidates, and for a day while the server is down.
  { name: /\.html$/, cacheControl: "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400" },
  { name: rulesName, cacheControl: rulesHeaders["Cache-Control"] },
  { name: /^/, cacheControl: "public, max-age=0, must-revalidate" },
];

const extraHeaders: { name: RegExp; headers: Record<string, string> }[] = [
  { name: /\.html$/, headers: speculationHeaders },
  // Social networks and messengers embed these images in their own pages.
  { name: /^social\//, headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
];

/** The built site in memory, by path. */
export interface SiteFiles {
  /** Looks up a canonical path, such as `/services` or `/favicon.svg`. */
  get(path: string): SiteFile | undefined;
}

/** Used by static hosts only; this server sends headers and redirects itself. */
const staticHostFiles = ["_headers", "_redirects"];

const compressedCopy = /\.(br|gz)$/;

/** Reads the built site into memory, with the content security policies that the build wrote, by path. */
export function readSiteFiles(folder: string, policies: Record<string, string> = {}): SiteFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (
      staticHostFiles.includes(name) ||
      (compressedCopy.test(name) && known.has(name.replace(compressedCopy, "")))
    )
      continue;
    const path = pathOf(name);
    const headers = commonHeaders(policies[path]);
    const hasRanges = !known.has(`${name}.br`) && !known.has(`${name}.gz`);
    const common = Object.entries({
      ...headers,
      Vary: "accept-encoding",
      ...(hasRanges ? { "Accept-Ranges": "bytes" } : {}),
      ...extraHeadersOf(name),
    }).flat();
    const notModifiedHeaders = [...common, "Cache-Control", cacheControlOf(name)];
    const type = typeOf(name);
    const read = (suffix: string, encoding: Encoding) =>
      variantOf(readFileSync(join(folder, name + suffix)), type, encoding, notModifiedHeaders);
    const gzip = known.has(`${name}.gz`) ? read(".gz", "gzip") : undefined;
    files.set(path, {
      type,
      policy: headers["Content-Security-Policy"],
      hasRanges,
      common,
      identity: gzip
        ? unpackedVariant(gzip, statSync(join(folder, name)).size, type, notModifiedHeaders)
        : read("", "identity"),
      ...(known.has(`${name}.br`) ? { br: read(".br", "br") } : {}),
      ...(gzip && { gzip }),
    });
  }
  return files;
}

function variantOf(body: Buffer, type: string, encoding: Encoding, headers: Headers): Variant {
  const etag = `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
  return { body, ...headersOf({ etag, length: body.length, type, encoding, headers }) };
}

/** Unpacked on demand: hardly any client asks for it, and text takes four times the memory. */
function unpackedVariant(gzip: Variant, length: number, type: string, headers: Headers): Variant {
  const etag = `${gzip.etag.slice(0, -1)}-i"`;
  return {
    get body() {
      return gunzipSync(gzip.body);
    },
    ...headersOf({ etag, length, type, encoding: "identity", headers }),
  };
}

interface Described {
  etag: string;
  length: number;
  type: string;
  encoding: Encoding;
  headers: Headers;
}

function headersOf({ etag, length, type, encoding, headers }: Described): Omit<Variant, "body"> {
  const notModifiedHeaders = [...headers, "ETag", etag];
  const description = ["Content-Type", type];
  if (encoding !== "identity") description.push("Content-Encoding", encoding);
  return {
    etag,
    description,
    notModifiedHeaders,
    whole: [...notModifiedHeaders, ...description, "Content-Length", `${length}`],
  };
}

function extraHeadersOf(name: string): Record<string, string> {
  const extra = extraHeaders.filter((rule) => rule.name.test(name)).map(({ headers }) => headers);
  return Object.assign({}, ...extra);
}

function cacheControlOf(name: string): string {
  return cacheRules.find((rule) => rule.name.test(name))?.cacheControl ?? "no-cache";
}

function typeOf(name: string): string {
  if (rulesName.test(name)) return rulesHeaders["Content-Type"];
  return types[extname(name)] ?? "application/octet-stream";
}

function pathOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}
