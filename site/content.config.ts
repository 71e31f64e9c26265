import { defineCollection } from "astro:content";
import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { readContent, readText } from "#contract/reader/content-file.ts";
import { checkedBy } from "#contract/reader/file-problems.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { entryFiles } from "#site/content/pages/entry-files.ts";

export const collections = {
  legal: collectionOf(entryFiles.legal),
  pages: collectionOf(entryFiles.pages),
  articles: collectionOf(entryFiles.articles),
  articleFacts: collectionOf(entryFiles.articleFacts),
  articleFigures: collectionOf(entryFiles.articleFigures),
  cases: collectionOf(entryFiles.cases),
  caseFacts: collectionOf(entryFiles.caseFacts),
};

interface EntryFiles<Schema> {
  folder: string;
  files: string;
  schema: Schema;
}

/**
 * The files of a folder, read and checked as `npm run check` does, with their keys as ids: `seven-kpis/facts`, of a text
 * with its language: `seven-kpis/fr`. A text is kept as it is written: facts that it names and entries that it links to
 * may change without it.
 */
function collectionOf<Schema extends z.ZodType<Record<string, unknown>>>({
  folder,
  files,
  schema,
}: EntryFiles<Schema>) {
  const base = `${siteFolder}/${folder}`;
  return defineCollection({
    schema,
    loader: {
      name: "site-files",
      load: async ({ config, store, generateDigest, watcher }) => {
        const root = fileURLToPath(config.root);
        const read = () => {
          store.clear();
          for (const entry of globSync(files, { cwd: join(root, base) })) {
            const file = `${base}/${entry}`;
            const body = readText(join(root, file));
            const id = entry.replace(/\.\w+$/, "").replace("/text.", "/");
            const data = checkedBy(schema, readContent(file));
            store.set({ id, data, body, filePath: file, digest: generateDigest(body) });
          }
        };
        read();
        watcher?.add(join(root, base));
        for (const event of ["add", "change", "unlink"])
          watcher?.on(event, (path) => {
            if (path.startsWith(join(root, base))) read();
          });
      },
    },
  });
}
