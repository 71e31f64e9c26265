import type { CollectionEntry } from "astro:content";
import type { CaseCategory } from "#content/facts/case-categories.ts";
import type { ServiceKey } from "#content/facts/services.ts";
import type { PersonKey } from "#content/facts/team.ts";
import type { SeoRecord } from "#content/seo-record.ts";
import { site } from "#site.config.ts";
import { checkAgreement, fileOf } from "#src/content/cases/case-agreement.ts";
import { casePicture, hasPicture, logoOf } from "#src/content/cases/case-pictures.ts";
import { type CaseText, caseText } from "#src/content/cases/case-sections.ts";
import { type StoryKey, storySizes } from "#src/content/cases/picture-sizes.ts";
import { caseNeighbours, relatedCases } from "#src/content/cases/related-cases.ts";
import { slugOf } from "#src/content/cases/slug.ts";
import { entriesOf, folderOf } from "#src/content/entries.ts";
import { ContentError } from "#src/content/file-problems.ts";
import { finishedText } from "#src/content/finished-text.ts";
import { plainMarkdown } from "#src/content/picture-marks.ts";
import type { Picture } from "#src/content/pictures.ts";
import { hasAppeared } from "#src/content/publication.ts";
import { formatMetric, writeMetric } from "#src/formats/metrics.ts";
import { placeName } from "#src/formats/place-names.ts";
import {
  defaultLanguage,
  isLanguage,
  type Language,
  type Localized,
  loadLocalized,
  localize,
} from "#src/languages.ts";
import { allAddressesOf, slugPathOf } from "#src/routes.ts";

type Facts = CollectionEntry<"caseFacts">["data"];
type Words = CollectionEntry<"cases">["data"];

/** A figure as it is shown, and what it says. */
export interface CaseMetric {
  readonly key: string;
  readonly value: string;
  readonly label: string;
}

/** A result as HTML, and its figure where it has one. */
export interface CaseResult {
  readonly html: string;
  readonly value: string | undefined;
}

/** One case in one language. */
export interface Case extends Omit<CaseText, "results"> {
  /** The text as its author wrote it, in Markdown, its figures filled in. */
  readonly markdown: string;
  /** Its folder in `content/cases`. */
  readonly folder: string;
  readonly slug: string;
  readonly language: Language;
  /** Its canonical path. */
  readonly path: string;
  readonly title: string;
  /** Its result in one line. */
  readonly headline: string;
  readonly excerpt: string;
  readonly client: string;
  readonly sector: string;
  /** Name of the client's country. */
  readonly country: string;
  /** Name of the client's town. */
  readonly place: string;
  readonly year: number;
  readonly duration: Facts["duration"];
  /** The client's site; null where the work is not public. */
  readonly url: string | null;
  readonly categories: readonly CaseCategory[];
  /** The service it belongs to. */
  readonly service: ServiceKey;
  /** Who worked on it, the client's contact first. */
  readonly people: readonly PersonKey[];
  /** Folder of the article that goes with it. */
  readonly article: string | undefined;
  readonly tags: readonly string[];
  readonly technologies: readonly string[];
  readonly metrics: readonly CaseMetric[];
  /** What changed, each with the figure it is about. */
  readonly results: { readonly title: string; readonly items: readonly CaseResult[] };
  readonly testimonial: { readonly text: string; readonly author: string; readonly role: string } | null;
  /** Whether client and figures are made up. */
  readonly sample: boolean;
  readonly cover: Picture & { readonly alt: string };
  /** What tells the case besides its cover, in the order it happened. */
  readonly story: readonly StoryPicture[];
  readonly logo: string | null;
  readonly seo: SeoRecord;
  /** What the home page says of it, where it is shown there. */
  readonly home: HomeCase | null;
}

/** A picture that tells a part of a case. */
export interface StoryPicture extends Picture {
  readonly key: StoryKey;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
  /** What it tells, to stand below it. */
  readonly caption: string;
}

export interface HomeCase {
  readonly badge: string;
  readonly objective: string;
  readonly solution: string;
  readonly metric: CaseMetric;
  /** How long the result took, in months. */
  readonly months: number;
}

/** A case that the home page shows. */
export type HomeCaseStudy = Case & { readonly home: HomeCase };

/** Widths at which the pictures among the words of a case are shown. */
const pictureSizes = "(min-width: 90rem) 36rem, (min-width: 64rem) 40vw, 94vw";

/** The cases in a language, in the portfolio's order. Fails, naming the file, where languages do not match. */
export async function casesIn(language: Language): Promise<readonly Case[]> {
  const texts = await entriesOf("cases");
  const written = await entriesOf("caseFacts");
  const facts = written
    // What has not appeared yet is seen while the site is developed.
    .filter(({ data }) => !import.meta.env.PROD || hasAppeared(data))
    .toSorted((a, b) => a.data.order - b.data.order);
  for (const { id } of texts) {
    if (!written.some((entry) => folderOf(entry.id) === folderOf(id))) {
      throw new ContentError(`content/cases/${folderOf(id)}/facts.yaml is missing`);
    }
  }
  const articles = new Set((await entriesOf("articleFacts")).map(({ id }) => folderOf(id)));
  const cases = await Promise.all(
    facts.map(async ({ id, data }) => {
      const folder = folderOf(id);
      if (data.article !== undefined && !articles.has(data.article)) {
        throw new ContentError(
          `content/cases/${folder}/facts.yaml: there is no article ${data.article}; allowed are ${[...articles].join(", ")}`,
        );
      }
      const translations = await loadLocalized(async (one) => {
        const file = fileOf(folder, one);
        const text = texts.find((entry) => entry.id === `${folder}/${one}`);
        if (!text?.rendered) throw new ContentError(`${file} is missing or empty`);
        const html = await finishedText(text.rendered.html, { file, language: one, sizes: pictureSizes });
        return { words: text.data, html, body: text.body ?? "" };
      });
      checkAgreement(folder, data, translations);
      const slug = data.slug ?? slugOf(translations[defaultLanguage].words.title);
      return build(folder, slug, language, data, translations[language]);
    }),
  );
  for (const [position, { slug }] of cases.entries()) {
    if (cases.findIndex((other) => other.slug === slug) !== position) {
      throw new ContentError(`content/cases: two cases have the slug ${slug}`);
    }
  }
  return cases;
}

/** A case with what surrounds it: related ones, and its neighbours in the portfolio. */
export async function caseWithNeighbours(slug: string, language: Language) {
  const all = await casesIn(language);
  const one = all.find((candidate) => candidate.slug === slug);
  if (!one) throw new ContentError(`content/cases: no case has the slug ${slug}`);
  return { study: one, related: relatedCases(one, all, 2), ...caseNeighbours(one, all) };
}

/** The canonical paths of a case: its slug is the same in every language. */
export function casePaths(slug: string): Localized<string> {
  return localize((language) => slugPathOf("case", language, slug));
}

/** Every address of every case, as `getStaticPaths` returns them. */
export async function casePages() {
  const patterns = allAddressesOf("case");
  return (await casesIn(defaultLanguage)).flatMap(({ slug }) =>
    patterns.map(({ path, language }) => ({
      params: { case: path.replace("{slug}", slug).slice(1) },
      props: { slug, language },
    })),
  );
}

/** The cases the home page shows. */
export async function homeCases(language: Language): Promise<readonly HomeCaseStudy[]> {
  return (await casesIn(language)).flatMap((one) => (one.home ? [{ ...one, home: one.home }] : []));
}

/** The clients who have a logo, and their cases. */
export async function clientsIn(language: Language) {
  return (await casesIn(language)).flatMap(({ client, logo, path }) =>
    logo ? [{ name: client, logo, path }] : [],
  );
}

/** What clients said, in the portfolio's order; French where the language is unknown. */
export async function testimonialsIn(language: string) {
  const cases = await casesIn(isLanguage(language) ? language : defaultLanguage);
  return cases.flatMap(({ slug, client, categories: [service], testimonial }) =>
    testimonial && service ? [{ ...testimonial, key: slug, company: client, service }] : [],
  );
}

interface Text {
  readonly words: Words;
  readonly html: string;
  readonly body: string;
}

async function build(
  folder: string,
  slug: string,
  language: Language,
  facts: Facts,
  { words, html, body }: Text,
): Promise<Case> {
  const file = fileOf(folder, language);
  const fill = (text: string) => fillFigures(text, facts, language, file);
  const { title, sector, tags } = words;
  const excerpt = fill(words.excerpt);
  const metrics = Object.entries(facts.metrics).map(([key, metric]) => ({
    key,
    value: formatMetric(metric, language),
    label: words.labels[key] ?? "",
  }));
  const text = words.quote && words.role ? { text: fill(words.quote), role: words.role } : null;
  const sections = caseText(fill(html), file);
  const unfilled = caseText(html, file).results.items;
  return {
    ...sections,
    markdown: fill(plainMarkdown(body)),
    results: {
      title: sections.results.title,
      items: sections.results.items.map((item, position) => ({
        html: item,
        value: figureIn(unfilled[position] ?? "", metrics),
      })),
    },
    folder,
    slug,
    language,
    path: slugPathOf("case", language, slug),
    title,
    headline: fill(words.headline),
    excerpt,
    client: facts.client,
    sector,
    country: placeName(facts.country, language),
    place: typeof facts.place === "string" ? facts.place : facts.place[language],
    year: facts.year,
    duration: facts.duration,
    url: facts.url ?? null,
    categories: facts.categories,
    service: facts.service,
    people: facts.people,
    article: facts.article,
    tags,
    technologies: facts.technologies,
    metrics,
    testimonial: facts.testimonial && text ? { ...facts.testimonial, ...text } : null,
    sample: facts.sample,
    cover: { ...(await casePicture(folder, "cover")), alt: words.cover },
    story: await storyOf(folder, words, file),
    logo: logoOf(folder),
    seo: {
      title: `${words.seoTitle} | ${site.brand}`,
      description: excerpt,
      keywords: words.seoKeywords,
      h1: title,
    },
    home: homeOf(folder, facts, words, metrics),
  };
}

/** What tells the case besides its cover: each picture that is there, or that a text has words for. */
async function storyOf(
  folder: string,
  { alts, captions }: Words,
  file: string,
): Promise<readonly StoryPicture[]> {
  const pictures = (Object.keys(storySizes) as StoryKey[]).map(async (key) => {
    const alt = alts?.[key];
    const caption = captions?.[key];
    if (!alt && !caption && !hasPicture(folder, key)) return [];
    const picture = await casePicture(folder, key);
    if (!alt || !caption) {
      throw new ContentError(`${file}: the picture ${key} needs its words, ${key}: under captions and alts`);
    }
    return [{ ...picture, key, alt, caption }];
  });
  return (await Promise.all(pictures)).flat();
}

/** The first figure that a text names as `{requests}`. */
function figureIn(text: string, metrics: readonly CaseMetric[]): string | undefined {
  const keys = Array.from(text.matchAll(/\{(.*?)\}/g), ([, key]) => key);
  return metrics.find(({ key }) => key === keys.find((name) => metrics.some((one) => one.key === name)))
    ?.value;
}

function homeOf(
  folder: string,
  { home, figures: { months } }: Facts,
  { homeBadge: badge, homeObjective: objective, homeSolution: solution }: Words,
  metrics: readonly CaseMetric[],
): HomeCase | null {
  if (home === undefined || !badge || !objective || !solution) return null;
  const metric = metrics.find(({ key }) => key === home);
  if (!metric || !months || !("count" in months)) {
    throw new ContentError(
      `content/cases/${folder}/facts.yaml: home needs a metric of its name and the figure months`,
    );
  }
  return { badge, objective, solution, metric, months: months.count };
}

/** Writes the figures of a case and the brand where its text names them: `{requests}`. Fails on any other braces. */
function fillFigures(text: string, facts: Facts, language: Language, file: string): string {
  const figures = new Map(Object.entries({ ...facts.metrics, ...facts.figures }));
  return text.replace(/\{(.*?)\}/g, (placeholder, key: string) => {
    if (key === "brand") return site.brand;
    const figure = figures.get(key);
    if (!figure) throw new ContentError(`${file}: unknown placeholder ${placeholder}`);
    return writeMetric(figure, language);
  });
}
