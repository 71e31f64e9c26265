import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";

/** One file of the built site, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  readonly cacheControl: string;
  /** Content security policy, where the build wrote one for this file. */
  readonly policy: string | undefined;
  /** What this file's answer carries beside them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly plain: Variant;
  /** The file as brotli and gzip, where the build made them; smallest first. */
  readonly compressed: readonly (Variant & { readonly encoding: "br" | "gzip" })[];
}

/** The bytes of a file in one encoding. */
export interface Variant {
  readonly body: Buffer;
  /** Strong: each encoding has its own. */
  readonly etag: string;
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

/** Names under this folder carry a hash of their content. */
const hashed = "_astro/";

const forever = "public, max-age=31536000, immutable";
/** Asked for again each time, so that a page never names scripts of an older build. */
const revalidated = "public, max-age=0, must-revalidate";

/** What files that are no pages carry, by how their names begin or end. */
const extraHeaders: readonly { readonly name: RegExp; readonly headers: Readonly<Record<string, string>> }[] =
  [
    // The page's Markdown version is for assistants; search engines have the page.
    { name: /\.md$/, headers: { "x-robots-tag": "noindex" } },
    // Networks and messengers show these pictures on pages of their own.
    { name: /^social\//, headers: { "cross-origin-resource-policy": "cross-origin" } },
  ];

/** The built site in memory, by address. */
export interface SiteFiles {
  /** The file at a canonical address, such as `/services` or `/favicon.svg`. */
  get(path: string): SiteFile | undefined;
}

/** Written for hosts that serve static files alone. */
const headersOfStaticHosts = "_headers";

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
  const read = (name: string): Variant => {
    const body = readFileSync(join(folder, name));
    return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
  };
  const encodings = [
    { encoding: "br", suffix: ".br" },
    { encoding: "gzip", suffix: ".gz" },
  ] as const;

  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (name === headersOfStaticHosts) continue;
    // Compressed twins stand beside their file.
    if (/\.(br|gz)$/.test(name) && known.has(name.replace(/\.(br|gz)$/, ""))) continue;
    const address = addressOf(name);
    files.set(address, {
      type: typeOf(name),
      cacheControl: name.startsWith(hashed) ? forever : revalidated,
      policy: policies[address],
      headers: Object.assign(
        {},
        ...extraHeaders.filter((extra) => extra.name.test(name)).map(({ headers }) => headers),
      ),
      plain: read(name),
      compressed: encodings
        .filter(({ suffix }) => known.has(name + suffix))
        .map(({ encoding, suffix }) => ({ encoding, ...read(name + suffix) })),
    });
  }
  return files;
}

function typeOf(name: string): string {
  if (/(^|\/)feed\.json$/.test(name)) return "application/feed+json; charset=utf-8";
  return types[extname(name)] ?? "application/octet-stream";
}

function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`;
}
