import { defineCollection } from "astro:content";
import { z } from "astro/zod";
import { articleCategories } from "#content/facts/article-categories.ts";
import { caseCategories } from "#content/facts/case-categories.ts";
import { allServices } from "#content/facts/services.ts";
import { type PersonKey, people } from "#content/facts/team.ts";
import { figureSchema } from "#src/content/articles/article-figure.ts";
import type { StoryKey } from "#src/content/cases/picture-sizes.ts";
import { type FilesOptions, files } from "#src/content/files.ts";
import type { Metric } from "#src/formats/metrics.ts";
import { languages, localize } from "#src/languages.ts";

/** One Markdown file a language. */
const texts = `*/{${languages.join(",")}}.md`;

const words = z.string().min(1);

const person = z.enum(Object.keys(people) as [PersonKey, ...PersonKey[]]);

const collectionOf = <Schema extends z.ZodType>(options: FilesOptions<Schema>) =>
  defineCollection(files(options));

/**
 * The legal texts, `<key>/<language>`. Their values stand in them as placeholders.
 * The head of a file is flat: formatters of Markdown take the indentation of nested keys away.
 */
const legal = collectionOf({
  base: "./content/legal",
  pattern: texts,
  schema: z.strictObject({
    title: words,
    seoTitle: words,
    seoDescription: words,
    seoKeywords: words,
    h1: words,
  }),
});

/** The articles' texts, `<folder>/<language>`. */
const articles = collectionOf({
  base: "./content/articles",
  pattern: texts,
  schema: z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: words,
    excerpt: words.min(70).max(160),
    /** Still being written in this language. */
    draft: z.boolean().optional(),
    /** Who wrote it, and how they know. */
    byline: words.optional(),
    /** The figure's heading and what it shows, in a sentence. */
    figureTitle: words.optional(),
    figureSummary: words.optional(),
    /** What each row and series of the figure is called, by its key. */
    labels: z.record(words, words).optional(),
  }),
});

const day = z.date().transform((date) => date.toISOString().slice(0, 10));

/** What the languages of an article share, `<folder>/facts`. */
const articleFacts = collectionOf({
  base: "./content/articles",
  pattern: "*/facts.yaml",
  schema: z.strictObject({
    id: z.int().positive(),
    /** The day it appears; a day to come is seen in development alone. */
    date: day,
    /** Still being written: seen in development alone. */
    draft: z.boolean().optional(),
    /** The day it was last brought up to date. */
    updated: day.optional(),
    category: z.enum(articleCategories),
    author: person,
    /** Folder of the case that shows what it tells. */
    case: words.optional(),
    /** The service that does the work it tells of. */
    service: z.enum(allServices).optional(),
  }),
});

/** An article's drawing, `<folder>/figure`: its numbers, once for all languages. */
const articleFigures = collectionOf({
  base: "./content/articles",
  pattern: "*/figure.yaml",
  schema: figureSchema,
});

const ofStory = {
  before: words.optional(),
  detail: words.optional(),
  phone: words.optional(),
} satisfies Record<StoryKey, z.ZodType>;

/** The cases' texts, `<folder>/<language>`. Their figures stand in them as placeholders. */
const cases = collectionOf({
  base: "./content/cases",
  pattern: texts,
  schema: z.strictObject({
    title: words,
    headline: words,
    excerpt: words.min(90).max(160),
    sector: words,
    tags: z.array(words).min(1),
    /** What the cover shows. */
    cover: words,
    /** What the other pictures tell, to stand below them, and what they show. */
    captions: z.strictObject(ofStory).optional(),
    alts: z.strictObject(ofStory).optional(),
    /** What each metric says, by its key. */
    labels: z.record(words, words),
    quote: words.optional(),
    role: words.optional(),
    homeBadge: words.optional(),
    homeObjective: words.optional(),
    homeSolution: words.optional(),
    /** Title of the page; the brand follows it. */
    seoTitle: words,
    seoKeywords: words,
  }),
});

const metric = z.union([
  z.strictObject({ change: z.number() }),
  z.strictObject({ share: z.number() }),
  z.strictObject({ count: z.number() }),
  z.strictObject({ seconds: z.number() }),
  z.strictObject({ minutes: z.number() }),
  z.strictObject({ hours: z.number() }),
]) satisfies z.ZodType<Metric>;

const category = z.enum(caseCategories);

/** What the languages of a case share, `<folder>/facts`. */
const caseFacts = collectionOf({
  base: "./content/cases",
  pattern: "*/facts.yaml",
  schema: z.strictObject({
    /** Place in the portfolio. */
    order: z.int().positive(),
    /** The day it appears; without one, at once. A day to come is seen in development alone. */
    date: day.optional(),
    /** Still being written: seen in development alone. */
    draft: z.boolean().optional(),
    /** Without one, the slug is made of the French title. */
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .optional(),
    client: words,
    /** ISO 3166 code of the client's country. */
    country: z.string().regex(/^[A-Z]{2}$/),
    /** The client's town: its name, or one a language where they call it differently. */
    place: z.union([words, z.strictObject(localize(() => words))]),
    year: z.int(),
    duration: z.strictObject({ count: z.number().positive(), unit: z.enum(["days", "weeks", "months"]) }),
    /** Without one, the work is confidential. */
    url: z.url().optional(),
    categories: z.union([category.transform((one) => [one]), z.array(category).min(1)]),
    /** The service it belongs to. */
    service: z.enum(allServices),
    /** Who worked on it, the client's contact first. */
    people: z.array(person).min(1),
    /** Folder of the article that goes with it. */
    article: words.optional(),
    technologies: z.array(words).min(1),
    /** Shown as figures, the most telling first. */
    metrics: z.record(words, metric),
    /** Named by the texts alone. */
    figures: z.record(words, metric).default({}),
    testimonial: z.strictObject({ author: words }).optional(),
    /** The metric the home page shows the case by. */
    home: words.optional(),
    sample: z.boolean(),
  }),
});

export const collections = { articles, articleFacts, articleFigures, caseFacts, cases, legal };
