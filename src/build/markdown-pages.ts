import { readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { parse } from "node-html-parser";
import { pageMarkdown } from "#src/build/page-markdown.ts";

/** Writes the Markdown version beside each built page that announces one. */
export function markdownPages(): AstroIntegration {
  return {
    name: "markdown-pages",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const written = new Set<string>();
        for (const { pathname } of pages) {
          const html = await readFile(new URL(`${pathname.replace(/\/$/, "") || "index"}.html`, dir), "utf8");
          if (!html.includes('type="text/markdown"')) continue;
          const link = parse(html).querySelector('link[type="text/markdown"]');
          const version = link?.getAttribute("href");
          // A page that answers at several addresses announces the one version of its canonical address.
          if (!version || written.has(version)) continue;
          written.add(version);
          await writeFile(new URL(version.slice(1), dir), pageMarkdown(html));
        }
        logger.info(`${written.size} pages are written as Markdown`);
      },
    },
  };
}
