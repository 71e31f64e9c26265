import { defineCollection } from "astro:content";
import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { languages } from "#contract/languages/languages.ts";
import { readContent } from "#contract/reader/content-file.ts";
import { checkedBy } from "#contract/reader/file-problems.ts";
import { readText } from "#contract/reader/file-text.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { figureSchema } from "#site/content/articles/article-figure.ts";
import {
  articleFacts,
  articleHead,
  caseFacts,
  caseHead,
  legalHead,
  pageHead,
} from "#site/content/entries/entry-schemas.ts";

const texts = `*/text.{${languages.join(",")},}.md`;

const facts = "*/facts.yaml";

export const collections = {
  legal: collectionOf("legal", texts, legalHead),
  pages: collectionOf("pages", texts, pageHead),
  articles: collectionOf("articles", texts, articleHead),
  articleFacts: collectionOf("articles", facts, articleFacts),
  articleFigures: collectionOf("articles", "*/figure.yaml", figureSchema),
  cases: collectionOf("cases", texts, caseHead),
  caseFacts: collectionOf("cases", facts, caseFacts),
};

/**
 * The files of a folder, read and checked as `npm run check` does, with their keys as ids: `seven-kpis/facts`, of a text
 * with its language: `seven-kpis/fr`. A text is kept as it is written: facts that it names and entries that it links to
 * may change without it.
 */
function collectionOf<Schema extends z.ZodType<Record<string, unknown>>>(
  kind: string,
  pattern: string,
  schema: Schema,
) {
  const base = `${siteFolder}/${kind}`;
  return defineCollection({
    schema,
    loader: {
      name: "site-files",
      load: async ({ config, store, generateDigest, watcher }) => {
        const root = fileURLToPath(config.root);
        const read = () => {
          store.clear();
          for (const entry of globSync(pattern, { cwd: join(root, base) })) {
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
