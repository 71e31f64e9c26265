import { z } from "zod";
import { localize } from "#contract/languages/languages.ts";
import { foldersOf } from "#contract/reader/copy-files.ts";
import { country, expectedOne, isLanguageCode, keyOf, oneOf } from "#contract/reader/schema-parts.ts";
import { footerColumns, siteGroups } from "#contract/routes/screens.ts";
import { caseFiles, personFiles } from "#data/contract/facts/content-files.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { caseCategories } from "#data/site/content/facts/case-categories.ts";
import { articleCategories } from "#site/content/entries/article-topics.ts";
import { testimonialFacts } from "#site/content/entries/testimonial-facts.ts";
import { clientColours } from "#site/content/facts/client-colours.ts";
import { priceItem } from "#site/content/facts/price-item.ts";
import { metric } from "#site/content/formats/metrics.ts";
import type { StoryKey } from "#site/content/picture-sizes.ts";

const someText = z.string("expected text").min(1, "is empty");

/** The keys of a text’s head that lists and search engines show. */
const excerpt = (least: number) => {
  const length = `expected ${least} to 160 characters`;
  return someText.min(least, length).max(160, length);
};

const path = someText.startsWith("/", "expected a path such as /legal-notice");

export const slug = z
  .string("expected text")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small letters and digits, with hyphens between them");

/** The folder of a case or an article; any in a site that has none. */
const folderAmong = (folders: string[]) =>
  someText.refine((key) => folders.length === 0 || folders.includes(key), expectedOne(folders));

export const caseFolder = folderAmong(Object.keys(caseFiles));

const person = keyOf(personFiles);

/**
 * The front matter of legal texts is flat, because Markdown formatters break the indentation of nested keys.
 */
export const legalHead = z.strictObject({
  address: path,
  also: z.array(path).optional(),
  title: someText,
  seoTitle: someText,
  seoDescription: someText,
  seoKeywords: someText,
  h1: someText,
  /** What visitors search for that the text itself does not say. */
  searchedFor: someText.optional(),
});

/** Pages of the site's own: where lists and the footer have them, and what stands around their text. */
export const pageHead = legalHead.extend({
  group: oneOf(siteGroups).optional(),
  footer: oneOf(footerColumns).optional(),
  subtitle: someText.optional(),
  /** The question at its end. */
  closing: someText.optional(),
});

/** Texts of the articles, `<folder>/<language>`. */
export const articleHead = z.strictObject({
  slug,
  title: someText,
  excerpt: excerpt(70),
  /** Who wrote it in this language, where the article's author does not. */
  author: person.optional(),
  /** Name, and what qualifies them. */
  byline: someText.optional(),
  /** The number it is about, for lists, and what that number counts. */
  number: someText.max(8, "expected 8 characters at most").optional(),
  numberSays: someText.optional(),
  figureTitle: someText.optional(),
  figureSummary: someText.optional(),
  /** Labels of the figure's rows and series, by key. */
  labels: z.record(someText, someText).optional(),
});

/** A day: Astro reads one without quotation marks as a date. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date("expected a day such as 2026-11-30"),
);

/** What all languages of an article share, `<folder>/facts`. */
export const articleFacts = z.strictObject({
  id: z.int().positive().describe("a number that no other article has"),
  /** Publication date; until then, shown in development only. */
  date: day,
  draft: z.boolean().optional(),
  updated: day.optional(),
  category: oneOf(articleCategories),
  author: person,
  case: caseFolder.optional(),
  service: oneOf(serviceKeys).optional(),
  /** What its text ends on; without it, what its service is advertised with. */
  offer: priceItem.optional(),
});

const ofStory = {
  before: someText.optional(),
  detail: someText.optional(),
  phone: someText.optional(),
} satisfies Record<StoryKey, z.ZodType>;

/** Texts of the cases, `<folder>/<language>`, with placeholders for figures. */
export const caseHead = z.strictObject({
  title: someText,
  headline: someText,
  excerpt: excerpt(90),
  sector: someText,
  tags: z.array(someText).min(1),
  cover: someText,
  /** Captions and alternative texts of the other pictures. */
  captions: z.strictObject(ofStory).optional(),
  alts: z.strictObject(ofStory).optional(),
  /** Labels of the metrics, by key. */
  labels: z.record(someText, someText),
  quote: someText.optional(),
  role: someText.optional(),
  homeBadge: someText.optional(),
  homeObjective: someText.optional(),
  homeSolution: someText.optional(),
  /** Title of the page, without the brand. */
  seoTitle: someText,
  seoKeywords: someText,
});

const category = oneOf(caseCategories);

const language = z.string().refine(isLanguageCode, "expected the letters of a language, such as fr");

/** The facts that all languages of a case share, `<folder>/facts.yaml`. */
export const caseFacts = z
  .strictObject({
    /** Position in the portfolio, after the cases nearer to the reader. */
    order: z.int().positive(),
    /** Publication date; without one, published at once. Until then, shown in development only. */
    date: day.optional(),
    draft: z.boolean().optional(),
    /** Derived from the title in the default language if left out. */
    slug: slug.optional(),
    client: someText,
    country,
    /** The client's town: one name, or one per language. */
    place: z.union([someText, z.object(localize(() => someText))]),
    /**
     * In which the client works, as `fr`: those of the pictures, the first of them without a language in its
     * name.
     */
    languages: z.array(language).min(1).optional(),
    year: z.int(),
    duration: z.strictObject({ count: z.number().positive(), unit: z.enum(["days", "weeks", "months"]) }),
    /** Missing for confidential work. */
    url: z.url().optional(),
    categories: z.union([category.transform((only) => [only]), z.array(category).min(1)]),
    article: folderAmong(foldersOf(`${siteFolder}/articles`)).optional(),
    technologies: z.array(someText).min(1),
    /** The page of the case takes them; without, it keeps those of the site. */
    colours: clientColours.optional(),
    /** Shown as key figures, the most important first. */
    metrics: z.record(someText, metric),
    /** Used in the texts only. */
    figures: z.record(someText, metric).default({}),
    /** `rating` is what the client gave, in stars. */
    testimonial: z
      .strictObject({
        author: someText,
        rating: z.int().min(1).max(testimonialFacts.stars).optional(),
        carousel: z.boolean().optional(),
      })
      .optional(),
    /** The metric shown on the home page, which takes the cases that name one. */
    home: someText.optional(),
    /** Invented: its page says so. */
    sample: z.boolean().default(false),
  })
  .superRefine(({ home, metrics, figures }, context) => {
    if (home === undefined || (Object.hasOwn(metrics, home) && "count" in Object(figures["months"]))) return;
    const message =
      "expected the key of one of its metrics, and under figures how long it took: months: { count: 6 }";
    context.addIssue({ code: "custom", path: ["home"], message, input: home });
  });
