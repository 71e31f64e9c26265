import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";

/** Pagefind's own widgets; the site has its own. */
const widgets = /(?:-ui|pagefind-highlight|playground)/;

/** What every page repeats, and what is not for reading. */
const excludeSelectors = [
  "nav",
  "form",
  "fieldset",
  "button",
  ".visually-hidden",
  '[data-amount="USD"]',
  '[aria-labelledby="closing-title"]',
];

/**
 * Writes the index of the site's own search to `/pagefind`, one per language: of the built pages whose main
 * element is marked, under the addresses visitors see.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const { index, errors } = await createIndex({ excludeSelectors });
        if (!index) throw new Error(`Pagefind did not start: ${errors.join(" ")}`);
        let count = 0;
        for (const { pathname } of pages) {
          const path = pathname.replace(/\/$/, "");
          const content = await readFile(new URL(`${path || "index"}.html`, dir), "utf8");
          if (!content.includes("data-pagefind-body")) continue;
          const added = await index.addHTMLFile({ url: `/${path}`, content: spaced(content) });
          if (added.errors.length > 0) throw new Error(`Pagefind, ${path}: ${added.errors.join(" ")}`);
          count += 1;
        }
        const written = await index.getFiles();
        if (written.errors.length > 0) throw new Error(`Pagefind: ${written.errors.join(" ")}`);
        for (const file of written.files) {
          if (widgets.test(file.path)) continue;
          const target = new URL(`pagefind/${file.path}`, dir);
          await mkdir(new URL(".", target), { recursive: true });
          await writeFile(target, file.content);
        }
        await close();
        logger.info(`${count} pages can be searched`);
      },
    },
  };
}

/** Keeps neighbouring cells and labels apart: excerpts are made of the text alone. */
function spaced(html: string): string {
  return html.replace(/(<\/\w+>)(?=<\w)/g, "$1 ");
}
