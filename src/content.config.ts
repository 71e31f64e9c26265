import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { articleCategories } from "#content/facts/article-categories.ts";
import { type PersonKey, people } from "#content/facts/team.ts";

const words = z.string().min(1);

/**
 * The legal texts, `<key>/<language>`. Their values stand in them as placeholders.
 * The head of a file is flat: formatters of Markdown take the indentation of nested keys away.
 */
const legal = defineCollection({
  loader: glob({ base: "./content/legal", pattern: "*/{fr,en,de}.md" }),
  schema: z.strictObject({
    title: words,
    seoTitle: words,
    seoDescription: words,
    seoKeywords: words,
    h1: words,
  }),
});

/** A file's id is its path; Astro's own would be the slug, which languages may share. */
const generateId = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, "");

/** The articles' texts, `<folder>/<language>`. */
const articles = defineCollection({
  loader: glob({ base: "./content/articles", pattern: "*/{fr,en,de}.md", generateId }),
  schema: z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: words,
    excerpt: words.min(70).max(160),
  }),
});

/** What the languages of an article share, `<folder>/facts`. */
const articleFacts = defineCollection({
  loader: glob({ base: "./content/articles", pattern: "*/facts.yaml", generateId }),
  schema: z.strictObject({
    id: z.int().positive(),
    date: z.date().transform((date) => date.toISOString().slice(0, 10)),
    category: z.enum(articleCategories),
    author: z.custom<PersonKey>((key) => Object.hasOwn(people, String(key))),
  }),
});

export const collections = { articles, articleFacts, legal };
