import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { parse } from "node-html-parser";
import {
  securityHeaders as commonHeaders,
  filePolicy,
  type PageNeeds,
  pagePolicy,
  policyText,
  searchWorkerPolicy,
} from "../head/content-security.ts";

/** What the server reads from `build/headers.json`. */
export interface BuiltHeaders {
  /** Sent with every answer. */
  readonly common: Readonly<Record<string, string>>;
  /** The content security policy of each address that needs its own, pages above all. */
  readonly policies: Readonly<Record<string, string>>;
  /** The content security policy of everything else. */
  readonly otherwise: string;
}

/** Scripts whose text a browser runs or obeys; other types are data. */
const executable = /^(|module|text\/javascript|importmap|speculationrules)$/;

/**
 * Writes the security headers of the built site: `_headers` for static hosts, `headers.json` beside the
 * site for its own server. A page's policy names the hashes of the scripts and styles that stand in it.
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
        const policies: Record<string, string> = {};
        for (const file of files) {
          const path = `/${relative(folder, file).replace(/(^|\/)index\.html$|\.html$/, "")}`;
          policies[path] = policyText(pagePolicy(needsOf(await readFile(file, "utf8"))));
        }
        policies["/pagefind/pagefind-worker.js"] = policyText(searchWorkerPolicy);

        const built: BuiltHeaders = { common: commonHeaders, policies, otherwise: policyText(filePolicy) };
        await writeFile(new URL("../headers.json", dir), JSON.stringify(built));
        await writeFile(new URL("_headers", dir), headersFile(built));
        logger.info(`${files.length} pages have their policy`);
      },
    },
  };
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
    searches: document.querySelector("[data-search]") !== null,
    books: document.querySelector("[data-booking]") !== null,
  };
}

function hashesOf(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

/** The format static hosts such as Netlify and Cloudflare Pages read: an address, then its headers. */
function headersFile({ common, policies }: BuiltHeaders): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  // Hosts join the headers of every rule that fits, so the rule for all carries no policy of its own.
  return [
    block("/*", common),
    ...Object.entries(policies).map(([path, policy]) => block(path, { "Content-Security-Policy": policy })),
    "",
  ].join("\n\n");
}
