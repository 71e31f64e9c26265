import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Script that Astro inlines before the first island that needs it. */
const inlineRuntime = /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?\bAstro\b[\s\S]*?)<\/script>/g;

/** Astro's style for islands, inlined at the first of them. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

/** A module script added by Astro. */
const pageScript = /<script type="module" src="/g;

/**
 * Moves the islands' runtime from the pages into a cacheable file and its style into the head, and lowers the
 * priority of all scripts so that they do not delay the first paint.
 */
export function islandRuntime(): AstroIntegration {
  return {
    name: "island-runtime",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        for (const { parentPath, name } of entries.filter((entry) => entry.name.endsWith(".html"))) {
          const file = join(parentPath, name);
          const { html, runtime } = withExternalRuntime(await readFile(file, "utf8"));
          await writeFile(file, html);
          if (runtime) await writeFile(join(folder, runtime.address), runtime.script);
        }
      },
    },
  };
}

interface Page {
  readonly html: string;
  /** Pages with the same kinds of islands share one file. */
  readonly runtime: { readonly address: string; readonly script: string } | undefined;
}

/** Moves the runtime out of a page and lowers the priority of its scripts. */
export function withExternalRuntime(page: string): Page {
  const script = [...page.matchAll(inlineRuntime)].map(([, part = ""]) => `${part}\n`).join("");
  const [style = ""] = islandStyle.exec(page) ?? [];
  const plain = page
    .replace(islandStyle, "")
    .replace("</head>", `${style}</head>`)
    .replace(inlineRuntime, "")
    .replace(pageScript, '<script type="module" fetchpriority="low" src="');
  if (script === "") return { html: plain, runtime: undefined };
  const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
  const address = `/_astro/islands.${hash}.js`;
  const element = `<script type="module" fetchpriority="low" src="${address}"></script>`;
  return { html: plain.replace("</head>", `${element}</head>`), runtime: { address, script } };
}
