import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** A script that Astro writes into the page in front of the first island that needs it. */
const inlineRuntime = /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?\bAstro\b[\s\S]*?)<\/script>/g;

/** How Astro lays out islands, written where the first of them stands. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

/** A script as Astro adds it to a page. */
const pageScript = /<script type="module" src="/g;

/**
 * Moves the runtime of islands out of the pages into a file that browsers keep and their style into the head,
 * and lets all scripts wait for what is painted first.
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
          const { html, runtime } = withRuntimeApart(await readFile(file, "utf8"));
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

/** A page whose islands' runtime is a file, and whose scripts have a low priority. */
export function withRuntimeApart(page: string): Page {
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
