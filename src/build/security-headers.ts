import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type HTMLElement, parse } from "node-html-parser";
import { type HeaderRule, hostFiles } from "#src/build/host-files.ts";
import { videoAttribute } from "#src/content/video-attribute.ts";
import {
  securityHeaders as commonHeaders,
  filePolicy,
  type PageNeeds,
  type Policy,
  pagePolicy,
  policyText,
} from "#src/head/content-security.ts";
import { rulesHeaders, speculationHeaders, speculationRulesPath } from "#src/head/speculation.ts";

/** What the server reads from `build/headers.json`. */
export interface BuiltHeaders {
  /** The content security policy of each address that needs its own, pages above all. */
  readonly policies: Readonly<Record<string, string>>;
}

/** Scripts whose text a browser runs or obeys; other types are data. */
const executable = /^(|module|text\/javascript|importmap|speculationrules)$/;

/** Stands first in the head of every page. */
const charset = '<meta charset="utf-8">';

/** What of a page's policy differs from page to page. */
const ofThePage = new Set(["script-src", "style-src"]);

/**
 * Writes the security headers of the built site: `headers.json` beside the site for its own server, whose
 * policies name the hashes of the scripts and styles that stand in each page; `_headers` and a file each in
 * `build/hosts` for static hosts.
 * These read few rules and know no address of a page that is not there, so each page says itself which
 * scripts and styles are its own.
 */
export function securityHeaders(): AstroIntegration {
  return {
    name: "security-headers",
    hooks: {
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
        const policies = new Map<string, Policy>();
        for (const file of files) {
          const html = await readFile(file, "utf8");
          const policy = pagePolicy(needsOf(html));
          policies.set(`/${relative(folder, file).replace(/(^|\/)index\.html$|\.html$/, "")}`, policy);
          await writeFile(file, withPolicy(html, policy));
        }
        const rules = headerRules([...policies.values()]);
        const built: BuiltHeaders = {
          policies: Object.fromEntries([...policies].map(([path, policy]) => [path, policyText(policy)])),
        };
        await writeFile(new URL("../headers.json", dir), JSON.stringify(built));
        await writeFile(new URL("_headers", dir), headersFile(rules));
        await mkdir(new URL("../hosts/", dir), { recursive: true });
        for (const [name, text] of Object.entries(hostFiles(rules))) {
          await writeFile(new URL(`../hosts/${name}`, dir), text);
        }
        logger.info(`${files.length} pages have their policy`);
      },
    },
  };
}

/** A page that names its own scripts and styles, before the first of them. */
export function withPolicy(html: string, policy: Policy): string {
  if (!html.includes(charset)) throw new Error(`a page has no ${charset}`);
  const own = Object.entries(policy).filter(([directive]) => ofThePage.has(directive));
  const text = policyText(Object.fromEntries(own));
  return html.replace(charset, `${charset}<meta http-equiv="content-security-policy" content="${text}">`);
}

/** What a built page must be allowed. */
export function needsOf(html: string): PageNeeds {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const scripts = document
    .querySelectorAll("script:not([src])")
    .filter((script) => executable.test(script.getAttribute("type") ?? ""));
  return {
    scripts: hashesOf(scripts.map((script) => script.rawText)),
    styles: hashesOf(document.querySelectorAll("style").map((style) => style.rawText)),
    books: document.querySelector("[data-booking]") !== null,
    players: playersOf(document.querySelectorAll(`[${videoAttribute}]`)),
  };
}

function playersOf(places: readonly HTMLElement[]): string[] {
  return [...new Set(places.map((place) => new URL(place.getAttribute(videoAttribute) ?? "").origin))];
}

function hashesOf(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

/**
 * What static hosts send, by address. They join the headers of every rule that fits, and of policies joined all must
 * agree.
 */
function headerRules(pages: readonly Policy[]): HeaderRule[] {
  const policy = (sources: Policy) => ({ "Content-Security-Policy": policyText(sources) });
  return [
    // On what is no page, nobody reads the rules for links.
    { path: "/*", headers: { ...commonHeaders, ...policy(commonPolicy(pages)), ...speculationHeaders } },
    { path: "/_astro/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    { path: speculationRulesPath, headers: rulesHeaders },
  ];
}

/** The format hosts such as Netlify and Cloudflare read: an address, then its headers. */
function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return [...blocks, ""].join("\n\n");
}

/** Allows what any page needs, but for scripts and styles: a page names its own. */
export function commonPolicy(pages: readonly Policy[]): Policy {
  const common: Record<string, readonly string[]> = { "object-src": filePolicy["default-src"] ?? [] };
  for (const [directive, sources] of pages.flatMap((page) => Object.entries(page))) {
    // Without a default, what is not named is not restricted; with one, no inline script would run.
    if (ofThePage.has(directive) || directive === "default-src") continue;
    const all = [...new Set([...(common[directive] ?? []), ...sources])];
    common[directive] = all.length > 1 ? all.filter((source) => source !== "'none'") : all;
  }
  return common;
}
