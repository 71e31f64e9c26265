import { defineCollection } from "astro:content";
import { glob, type Loader } from "astro/loaders";
import type { z } from "zod";
import { languages } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { figureSchema } from "#site/content/articles/article-figure.ts";
import { articleFacts, articleHead, caseFacts, caseHead, legalHead } from "#site/content/entry-schemas.ts";

const texts = languages.map((language) => `*/text.${language}.md`);

const facts = "*/facts.yaml";

export const collections = {
  legal: collectionOf(`${siteFolder}/legal`, texts, legalHead),
  articles: collectionOf(`${siteFolder}/articles`, texts, articleHead),
  articleFacts: collectionOf(`${siteFolder}/articles`, facts, articleFacts),
  articleFigures: collectionOf(`${siteFolder}/articles`, "*/figure.yaml", figureSchema),
  cases: collectionOf(`${siteFolder}/cases`, texts, caseHead),
  caseFacts: collectionOf(`${siteFolder}/cases`, facts, caseFacts),
};

/** The files of a folder, with their keys as ids: `seven-kpis/facts`, of a text with its language: `seven-kpis/fr`. */
function collectionOf<Schema extends z.ZodType>(base: string, pattern: string | string[], schema: Schema) {
  const { load, ...loader } = glob({
    base,
    pattern,
    // Astro's default id is the slug, which languages may share.
    generateId: ({ entry }) => entry.replace(/\.\w+$/, "").replace("/text.", "/"),
  });
  return defineCollection({ loader: { ...loader, load: withoutPictures(load) }, schema });
}

/** Leaves the pictures of a text to `text-pictures.ts`, whose errors name the text and the line. */
function withoutPictures(load: Loader["load"]): Loader["load"] {
  return (context) =>
    load({
      ...context,
      store: {
        ...context.store,
        set({ assetImports: _, rendered, ...entry }) {
          if (!rendered) return context.store.set(entry);
          const { imagePaths: __, ...metadata } = rendered.metadata ?? {};
          return context.store.set({ ...entry, rendered: { ...rendered, metadata } });
        },
      },
    });
}
