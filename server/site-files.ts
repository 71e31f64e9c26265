import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { commonHeaders } from "#server/common-headers.ts";
import { rulesHeaders, speculationHeaders, speculationRulesPath } from "#src/head/speculation.ts";

export type Encoding = "br" | "gzip" | "identity";

/** One file of the built site, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  /** Its content security policy. */
  readonly policy: string;
  /** The file as it is. */
  readonly identity: Variant;
  /** The file as brotli, where the build made it. */
  readonly br?: Variant;
  /** The file as gzip, where the build made it. */
  readonly gzip?: Variant;
  /** Whether parts of it may be asked for: files that are sent in one form alone, media above all. */
  readonly hasRanges: boolean;
  /** What every answer with this file says. */
  readonly common: Headers;
}

/** Names and values of headers in turn, the form Node sends without looking at each. */
export type Headers = string[];

/** The bytes of a file in one encoding. */
export interface Variant {
  readonly body: Buffer;
  /** Strong: each encoding has its own. */
  readonly etag: string;
  /** What the bytes are. */
  readonly description: Headers;
  /** What a browser keeps with the file, and is told again where it has the file already. */
  readonly kept: Headers;
  /** What comes with the whole file. */
  readonly whole: Headers;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
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
  ".wasm": "application/wasm",
};

const rulesName = new RegExp(`^${speculationRulesPath.slice(1)}$`);

/** How long an answer may be kept, by how a file's name begins or ends; the first that fits counts. */
const lives: readonly { readonly name: RegExp; readonly life: string }[] = [
  // These names carry a hash of their content.
  { name: /^_astro\//, life: "public, max-age=31536000, immutable" },
  // A page that was loaded ahead of a click is shown without asking again; a cache before this server may
  // show its own for ten minutes while it asks, and for a day while nobody answers.
  { name: /\.html$/, life: "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400" },
  { name: rulesName, life: rulesHeaders["Cache-Control"] },
  { name: /^/, life: "public, max-age=0, must-revalidate" },
];

/** What files carry beside what all do, by how their names begin or end. */
const extraHeaders: readonly { readonly name: RegExp; readonly headers: Readonly<Record<string, string>> }[] =
  [
    { name: /\.html$/, headers: speculationHeaders },
    // The page's Markdown version is for assistants; search engines have the page.
    { name: /\.md$/, headers: { "X-Robots-Tag": "noindex" } },
    // Networks and messengers show these pictures on pages of their own.
    { name: /^social\//, headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
  ];

/** The built site in memory, by address. */
export interface SiteFiles {
  /** The file at a canonical address, such as `/services` or `/favicon.svg`. */
  get(path: string): SiteFile | undefined;
}

/** Written for hosts that serve static files alone. */
const headersOfStaticHosts = "_headers";

/** The name of a file's compressed twin, which stands beside it. */
const twin = /\.(br|gz)$/;

/**
 * Reads the built site once; pages answer without their `.html`. `policies` are the content security
 * policies the build wrote, by address.
 * @throws where the folder is missing.
 */
export function readSiteFiles(folder: string, policies: Readonly<Record<string, string>> = {}): SiteFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const known = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (name === headersOfStaticHosts || (twin.test(name) && known.has(name.replace(twin, "")))) continue;
    const address = addressOf(name);
    const headers = commonHeaders(policies[address]);
    const hasRanges = !known.has(`${name}.br`) && !known.has(`${name}.gz`);
    const common = Object.entries({
      ...headers,
      Vary: "accept-encoding",
      ...(hasRanges ? { "Accept-Ranges": "bytes" } : {}),
      ...extraHeadersOf(name),
    }).flat();
    const kept = [...common, "Cache-Control", lifeOf(name)];
    const type = typeOf(name);
    const read = (suffix: string, encoding: Encoding) =>
      variantOf(readFileSync(join(folder, name + suffix)), type, encoding, kept);
    files.set(address, {
      type,
      policy: headers["Content-Security-Policy"],
      hasRanges,
      common,
      identity: read("", "identity"),
      ...(known.has(`${name}.br`) ? { br: read(".br", "br") } : {}),
      ...(known.has(`${name}.gz`) ? { gzip: read(".gz", "gzip") } : {}),
    });
  }
  return files;
}

function variantOf(body: Buffer, type: string, encoding: Encoding, headers: Headers): Variant {
  const etag = `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
  const kept = [...headers, "ETag", etag];
  const description = ["Content-Type", type];
  if (encoding !== "identity") description.push("Content-Encoding", encoding);
  return {
    body,
    etag,
    description,
    kept,
    whole: [...kept, ...description, "Content-Length", `${body.length}`],
  };
}

function extraHeadersOf(name: string): Readonly<Record<string, string>> {
  const extra = extraHeaders.filter((rule) => rule.name.test(name)).map(({ headers }) => headers);
  return Object.assign({}, ...extra);
}

function lifeOf(name: string): string {
  return lives.find((rule) => rule.name.test(name))?.life ?? "no-cache";
}

function typeOf(name: string): string {
  if (rulesName.test(name)) return rulesHeaders["Content-Type"];
  if (/(^|\/)feed\.json$/.test(name)) return "application/feed+json; charset=utf-8";
  return types[extname(name)] ?? "application/octet-stream";
}

function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}
