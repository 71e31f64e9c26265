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

/** One Markdown file per language. */
const texts = `*/{${languages.join(",")}}.md`;

const words = z.string().min(1);

const person = z.enum(Object.keys(people) as [PersonKey, ...PersonKey[]]);

const collectionOf = <Schema extends z.ZodType>(options: FilesOptions<Schema>) =>
  defineCollection(files(options));

/**
 * Legal texts, `<key>/<language>`, with placeholders for values.
 * The front matter is flat, because Markdown formatters break the indentation of nested keys.
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

/** Texts of the articles, `<folder>/<language>`. */
const articles = collectionOf({
  base: "./content/articles",
  pattern: texts,
  schema: z.strictObject({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: words,
    excerpt: words.min(70).max(160),
    /** A draft in this language. */
    draft: z.boolean().optional(),
    /** Name, and what qualifies them. */
    byline: words.optional(),
    /** The number it is about, for lists, and what that number counts. */
    number: words.max(8).optional(),
    numberSays: words.optional(),
    /** Title of the figure, and its content in one sentence. */
    figureTitle: words.optional(),
    figureSummary: words.optional(),
    /** Labels of the figure's rows and series, by key. */
    labels: z.record(words, words).optional(),
  }),
});

const day = z.date().transform((date) => date.toISOString().slice(0, 10));

/** What all languages of an article share, `<folder>/facts`. */
const articleFacts = collectionOf({
  base: "./content/articles",
  pattern: "*/facts.yaml",
  schema: z.strictObject({
    id: z.int().positive(),
    /** Publication date; until then, shown in development only. */
    date: day,
    /** A draft, shown in development only. */
    draft: z.boolean().optional(),
    /** Date of the last update. */
    updated: day.optional(),
    category: z.enum(articleCategories),
    author: person,
    /** Folder of a case as an example. */
    case: words.optional(),
    /** The service that offers this kind of work. */
    service: z.enum(allServices).optional(),
  }),
});

/** Numbers of an article's figure, `<folder>/figure`, shared by all languages. */
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

/** Texts of the cases, `<folder>/<language>`, with placeholders for figures. */
const cases = collectionOf({
  base: "./content/cases",
  pattern: texts,
  schema: z.strictObject({
    title: words,
    headline: words,
    excerpt: words.min(90).max(160),
    sector: words,
    tags: z.array(words).min(1),
    /** Alternative text of the cover. */
    cover: words,
    /** Captions and alternative texts of the other pictures. */
    captions: z.strictObject(ofStory).optional(),
    alts: z.strictObject(ofStory).optional(),
    /** Labels of the metrics, by key. */
    labels: z.record(words, words),
    quote: words.optional(),
    role: words.optional(),
    homeBadge: words.optional(),
    homeObjective: words.optional(),
    homeSolution: words.optional(),
    /** Title of the page, without the brand. */
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

/** What all languages of a case share, `<folder>/facts`. */
const caseFacts = collectionOf({
  base: "./content/cases",
  pattern: "*/facts.yaml",
  schema: z.strictObject({
    /** Position in the portfolio. */
    order: z.int().positive(),
    /** Publication date; without one, published at once. Until then, shown in development only. */
    date: day.optional(),
    /** A draft, shown in development only. */
    draft: z.boolean().optional(),
    /** Derived from the French title if left out. */
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .optional(),
    client: words,
    /** ISO 3166 code of the client's country. */
    country: z.string().regex(/^[A-Z]{2}$/),
    /** The client's town: one name, or one per language. */
    place: z.union([words, z.object(localize(() => words))]),
    year: z.int(),
    duration: z.strictObject({ count: z.number().positive(), unit: z.enum(["days", "weeks", "months"]) }),
    /** Missing for confidential work. */
    url: z.url().optional(),
    categories: z.union([category.transform((one) => [one]), z.array(category).min(1)]),
    /** The service it belongs to. */
    service: z.enum(allServices),
    /** Who worked on it, the client's contact first. */
    people: z.array(person).min(1),
    /** Folder of a related article. */
    article: words.optional(),
    technologies: z.array(words).min(1),
    /** Shown as key figures, the most important first. */
    metrics: z.record(words, metric),
    /** Used in the texts only. */
    figures: z.record(words, metric).default({}),
    testimonial: z.strictObject({ author: words }).optional(),
    /** The metric shown on the home page. */
    home: words.optional(),
    sample: z.boolean(),
  }),
});

export const collections = { articles, articleFacts, articleFigures, caseFacts, cases, legal };
