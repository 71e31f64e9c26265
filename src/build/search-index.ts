import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";
import { type Language, languages } from "#src/languages.ts";

/** Pagefind's own widgets; the site has its own. */
const widgets = /(?:-ui|pagefind-highlight|playground)/;

/** What every page repeats, and what is not for reading. */
const excludeSelectors = [
  "nav",
  "form",
  "fieldset",
  "button",
  ".visually-hidden",
  "[data-amount] ~ [data-amount]",
  '[aria-labelledby="closing-title"]',
];

/** What Pagefind reads of a page: its language, and its main element where that is marked. */
const searchable = /<html lang="(\w+)".*?(<main [^>]*data-pagefind-body.*<\/main>)/s;

/** What the browser's half of Pagefind reads first. */
interface Entry {
  readonly languages: Readonly<Record<string, unknown>>;
}

/**
 * Writes the index of the site's own search to `/pagefind`, one per language: of the built pages whose main
 * element is marked, under the addresses visitors see. Pagefind holds all it was given until its process ends,
 * so each language has a process of its own.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const paths = pages.map(({ pathname }) => pathname.replace(/\/$/, ""));
        const entryFile = new URL("pagefind/pagefind-entry.json", dir);
        const entries: Entry[] = [];
        let count = 0;
        for (const language of languages) {
          count += await indexLanguage(language, paths, dir);
          entries.push(JSON.parse(await readFile(entryFile, "utf8")));
        }
        const all = entries.map((entry) => entry.languages);
        await writeFile(entryFile, JSON.stringify({ ...entries[0], languages: Object.assign({}, ...all) }));
        logger.info(`${count} pages can be searched`);
      },
    },
  };
}

/** Adds the index of one language's pages to `/pagefind`, and tells how many they are. */
async function indexLanguage(language: Language, paths: readonly string[], site: URL): Promise<number> {
  const { index, errors } = await createIndex({ excludeSelectors });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(" ")}`);
  let count = 0;
  for (const path of paths) {
    const html = await readFile(new URL(`${path || "index"}.html`, site), "utf8");
    const [, speaks, main] = html.match(searchable) ?? [];
    if (speaks !== language || !main) continue;
    const content = `<html lang="${language}"><body>${spaced(main)}</body></html>`;
    const added = await index.addHTMLFile({ url: `/${path}`, content });
    if (added.errors.length > 0) throw new Error(`Pagefind, ${path}: ${added.errors.join(" ")}`);
    count += 1;
  }
  const folder = fileURLToPath(new URL("pagefind/", site));
  const written = await index.writeFiles({ outputPath: folder });
  if (written.errors.length > 0) throw new Error(`Pagefind: ${written.errors.join(" ")}`);
  for (const name of await readdir(folder)) {
    if (widgets.test(name)) await rm(join(folder, name), { recursive: true });
  }
  await close();
  return count;
}

/** Keeps neighbouring cells and labels apart: excerpts are made of the text alone. */
function spaced(html: string): string {
  return html.replace(/(<\/\w+>)(?=<\w)/g, "$1 ");
}
