import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type HTMLElement, parse } from "node-html-parser";
import { encodeAddress } from "#contract/formats/url-paths.ts";
import { immutable } from "#contract/serving/caching.ts";
import { isMedia, mediaHeaders } from "#contract/serving/content-types.ts";
import {
  commonSecurityHeaders as commonHeaders,
  filePolicy,
  type Policy,
  policyText,
} from "#contract/serving/security-headers.ts";
import { addressOfPage, type ServingRules } from "#contract/serving/serving-rules.ts";
import { rulesHeaders, speculationHeaders, speculationRulesPath } from "#contract/serving/speculation.ts";
import { allRedirects, type Translations, translationsOf } from "#site/build/all-redirects.ts";
import { hasEditor } from "#site/build/editor.ts";
import { type HeaderRule, nginxMaps } from "#site/build/nginx-maps.ts";
import { redirectsText } from "#site/build/redirects-file.ts";
import { type PageNeeds, pagePolicy } from "#site/head/content-security.ts";

/** Script types that a browser executes or obeys; all others are data. */
const executable = /^(|module|text\/javascript|importmap|speculationrules)$/;

/** Directives that differ from page to page. */
const ofThePage = new Set(["script-src", "style-src"]);

/**
 * Writes what whoever serves the built site must know, its headers and redirects: `headers.json` for the site's own
 * server, with policies that contain the hashes of each page's inline scripts and styles; `_headers` and `_redirects`
 * for static hosts, and `nginx.conf` with the same for nginx.
 * Static hosts support few rules and cannot address a missing page, so each page declares its
 * own scripts and styles in a `<meta>` element.
 */
export function hostFiles(): AstroIntegration {
  return {
    name: "host-files",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const policies = new Map<string, Policy>();
        const translations: Translations[] = [];
        const names = pages.map(({ pathname }) => `${pathname.replace(/\/$/, "") || "index"}.html`).sort();
        for (const name of names) {
          const file = new URL(name, dir);
          const page = readPage(await readFile(file, "utf8"), name);
          const policy = pagePolicy(needsOf(page.document));
          policies.set(addressOfPage(name), policy);
          translations.push(translationsOf(page.document));
          // With an editor, the common headers of a static host allow what it needs; every page then forbids it itself.
          await writeFile(file, withPolicy(page, policy, hasEditor));
        }
        const entries = await readdir(fileURLToPath(dir), { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => relative(fileURLToPath(dir), join(parentPath, name)));
        const mediaEndings = [...new Set(files.filter(isMedia).map((file) => extname(file)))].sort();
        // The owner's, which stay as they are: nothing is known of what they need.
        const published = files.filter((name) => name.endsWith(".html") && !names.includes(name)).sort();
        const moved = allRedirects(translations, policies.keys());
        const built: ServingRules = {
          policies: Object.fromEntries([...policies].map(([path, policy]) => [path, policyText(policy)])),
          redirects: Object.fromEntries(moved),
        };
        await writeFile(new URL("../headers.json", dir), JSON.stringify(built));
        const rules = headerRules([...policies.values()], mediaEndings, published);
        await writeFile(new URL("_headers", dir), headersFile(rules));
        await writeFile(new URL("_redirects", dir), redirectsText(moved));
        await writeFile(new URL("../nginx.conf", dir), nginxMaps(rules, moved));
        logger.info(`${names.length} pages have their policy`);
      },
    },
  };
}

/** A page, parsed once for all that is read of it. */
export function readPage(html: string, name: string) {
  return { name, html, document: parse(html, { blockTextElements: { script: true, style: true } }) };
}

/**
 * Adds a policy to a page, before its first script or style: what differs from page to page, or else all of it. Takes
 * the ids of islands out, which nothing reads and which depend on the build's folder.
 */
export function withPolicy(page: ReturnType<typeof readPage>, policy: Policy, isWhole: boolean): string {
  const { name, html, document } = page;
  const [, end] = document.querySelector("meta[charset]")?.range ?? [];
  if (end === undefined) throw new Error(`${name} has no <meta charset>`);
  const pageDirectives = Object.entries(policy).filter(([directive]) =>
    isWhole ? directive !== "frame-ancestors" : ofThePage.has(directive),
  );
  const text = policyText(Object.fromEntries(pageDirectives));
  const meta = `<meta http-equiv="content-security-policy" content="${text}">`;
  return document
    .querySelectorAll("astro-island[uid]")
    .map((island) => ` uid="${island.getAttribute("uid")}"`)
    .reduce((written, id) => written.replace(id, ""), html.slice(0, end) + meta + html.slice(end));
}

function needsOf(document: HTMLElement): PageNeeds {
  const scripts = document
    .querySelectorAll("script:not([src])")
    .filter((script) => executable.test(script.getAttribute("type") ?? ""));
  return {
    scripts: hashesOf(scripts.map((script) => script.rawText)),
    styles: hashesOf(document.querySelectorAll("style").map((style) => style.rawText)),
    embedsCalendar: document.querySelector("[data-booking]") !== null,
    isEditor: document.querySelector("html[data-editor]") !== null,
  };
}

function hashesOf(texts: string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

/** What a static host sends with which addresses, where `*` stands for anything. */
function headerRules(pages: Policy[], mediaEndings: string[], published: string[]): HeaderRule[] {
  const policy = { "Content-Security-Policy": policyText(commonPolicy(pages)) };
  return [
    // Browsers ignore speculation rules on anything but pages.
    { path: "/*", headers: { ...commonHeaders, ...policy, ...speculationHeaders } },
    { path: `${immutable.folder}*`, headers: { "Cache-Control": immutable.caching } },
    { path: speculationRulesPath, headers: rulesHeaders },
    // Hosts send these instead of the common ones, or behind them: browsers ignore a value that names two policies.
    ...mediaEndings.map((ending) => ({ path: `/*${ending}`, headers: mediaHeaders })),
    ...published.map((name) => ({
      path: encodeAddress(`/${name}`),
      headers: { "Content-Security-Policy": policyText(filePolicy) },
    })),
  ];
}

/**
 * Format of `_headers` on hosts such as Netlify and Cloudflare: an address, then its headers. All matching rules apply,
 * and a browser enforces every policy it gets.
 */
function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return [...blocks, ""].join("\n\n");
}

/** Union of all pages' policies, without scripts and styles, which each page declares itself. */
function commonPolicy(pages: Policy[]): Policy {
  const common: Record<string, string[]> = { "object-src": filePolicy["default-src"] ?? [] };
  for (const [directive, sources] of pages.flatMap((page) => Object.entries(page))) {
    // Without `default-src`, directives left out are unrestricted; with it, no inline script would run.
    if (ofThePage.has(directive) || directive === "default-src") continue;
    // A page without it, such as the editor, would be held to that of the others.
    if (pages.some((page) => page[directive] === undefined)) continue;
    const all = [...new Set([...(common[directive] ?? []), ...sources])];
    common[directive] = all.length > 1 ? all.filter((source) => source !== "'none'") : all;
  }
  return common;
}
