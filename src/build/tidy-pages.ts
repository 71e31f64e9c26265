import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { minifySync } from "vite";

/**
 * Takes out of the built pages what their makers leave in them and no visitor needs before the first paint:
 * what React adds to markup that is never hydrated, long names in styles and scripts, styles and scripts that
 * could stand in one element (each costs its hash in the page's policy), and every script that is a file: the
 * page names them for `startAfterPaint`. Astro's runtime for islands becomes such a file.
 */
export function tidyPages(): AstroIntegration {
  return {
    name: "tidy-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name));
        const scripts = await Promise.all(
          files.filter((file) => file.endsWith(".js")).map((file) => readFile(file, "utf8")),
        );
        const spoken = new Set(scripts.flatMap((script) => script.match(property) ?? []));
        const written = new Set<string>();
        for (const file of files.filter((name) => name.endsWith(".html"))) {
          const { html, runtime } = tidy(await readFile(file, "utf8"), spoken);
          await writeFile(file, html);
          if (!runtime || written.has(runtime.address)) continue;
          await writeFile(join(folder, runtime.address), runtime.script);
          written.add(runtime.address);
        }
      },
    },
  };
}

interface Tidied {
  readonly html: string;
  /** The runtime of the page's islands; pages with the same kinds of islands share it. */
  readonly runtime: { readonly address: string; readonly script: string } | undefined;
}

/** A script that Astro writes in front of the first island that needs it. */
const runtimePart = /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?\bAstro\b[\s\S]*?)<\/script>/g;

const styles = /(?<=<style>)[\s\S]+?(?=<\/style>)/g;

/** A custom property of a style sheet. */
const property = /--[a-z][\w-]*/g;

const inlineScript = /(?<=<script>)[\s\S]+?(?=<\/script>)/g;

/** A script as Astro adds it to a page. */
const pageScript = /<script type="module" src="([^"]+)"><\/script>/g;

const island = /(<astro-island[\s\S]*?<\/astro-island>)/;

/** `spoken` are the custom properties scripts know by name. */
export function tidy(page: string, spoken: ReadonlySet<string> = new Set()): Tidied {
  const parts = [...page.matchAll(runtimePart)].map(([, text = ""]) => text);
  const [islandStyle = "", islandRules = ""] = /<style>(astro-island[^<]*)<\/style>/.exec(page) ?? [];
  const runtime = parts.length > 0 ? runtimeOf(parts) : undefined;
  const scripts = [...page.matchAll(pageScript)].map(([, address = ""]) => address);
  if (runtime) scripts.unshift(runtime.address);
  const html = page
    .replace(runtimePart, "")
    .replace(pageScript, "")
    .replace("<body", scripts.length > 0 ? `<body data-scripts="${scripts.join(" ")}"` : "<body")
    .replace(islandStyle, "")
    .replace("</style>", () => `${islandRules}</style>`)
    .replace(/<\/script>\s*<script>/g, "\n;")
    .replace(inlineScript, minified)
    .replace(styles, (css) => withShortProperties(css, spoken))
    .split(island)
    .map((piece, position) => (position % 2 === 0 ? plainMarkup(piece) : plainIsland(piece)))
    .join("");
  return { html, runtime };
}

function runtimeOf(parts: readonly string[]): Tidied["runtime"] {
  const script = parts.map((part) => `${part}\n`).join("");
  const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
  return { address: `/_astro/islands.${hash}.js`, script };
}

/**
 * Markup as one would write it: no marks between texts, no capitals in attributes, no space left by an empty
 * class, no slash in an element that HTML never closes.
 */
function plainMarkup(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replace(/ (?:dateTime|fetchPriority|hrefLang|popoverTarget|srcSet)(?==")/g, (name) => name.toLowerCase())
    .replace(/(?<= class="[^" ]+(?: [^" ]+)*) +(?=")/g, "")
    .replace(/(?<=<(?:br|hr|img|input|source)\b[^>]*?) ?\/>/g, ">");
}

/**
 * What an island is told is JSON: in single quotes it need not be escaped. Its `uid`, which tells of the folder
 * it was built in, is read by nothing.
 */
function plainIsland(island: string): string {
  return island
    .replace(/(?<=^<astro-island) uid="[^"]*"/, "")
    .replace(
      /(?<=^<astro-island\b[^>]* (?:props|opts)=)"([^"]*)"/g,
      (_, json: string) => `'${json.replaceAll("'", "&#39;").replaceAll("&quot;", '"')}'`,
    );
}

const known = new Map<string, string>();

function minified(script: string): string {
  const short = known.get(script) ?? minifySync("inline.js", script, { module: false }).code.trim();
  known.set(script, short);
  return short;
}

/** Custom properties under names of a letter or two: each stands once in the page at its full length otherwise. */
function withShortProperties(css: string, spoken: ReadonlySet<string>): string {
  const names = new Map<string, string>();
  return css.replace(property, (name) => {
    if (spoken.has(name)) return name;
    const short = names.get(name) ?? `--${names.size.toString(36).replace(/^\d/, "_$&")}`;
    names.set(name, short);
    return short;
  });
}
