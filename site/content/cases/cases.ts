import { type CollectionEntry, getCollection } from "astro:content";
import { toString as textIn } from "hast-util-to-string";
import { withLineBreaks } from "#contract/copy/typesetting.ts";
import { languageNames } from "#contract/formats/language-names.ts";
import { placeName } from "#contract/formats/place-names.ts";
import { type Language, loadLocalized, localize, settingsOf } from "#contract/languages/languages.ts";
import { ContentError, locateIn } from "#contract/reader/file-problems.ts";
import { keysOf } from "#contract/reader/records.ts";
import { addressesOf, hasPage, slugPathOf } from "#contract/routes/addresses.ts";
import { site } from "#data/contract/facts/site.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { folderOf, isShownIn, oncePerLanguage, readEntryText } from "#site/content/entries/entries.ts";
import { caseSlug, linkTargets } from "#site/content/entries/link-targets.ts";
import { formatMetric } from "#site/content/formats/metrics.ts";
import { caseSizes, storySizes } from "#site/content/picture-sizes.ts";
import { caseParts, caseTree, caseValues } from "#site/content/text/case-tree.ts";
import { filledHead } from "#site/content/text/filled-head.ts";
import { hasPicture, pictureOf } from "#site/content/text/pictures.ts";
import { drawPictures } from "#site/content/text/text-pictures.ts";

type Facts = CollectionEntry<"caseFacts">["data"];
type Copy = CollectionEntry<"cases">["data"];

/** One case in one language. */
export type Case = Awaited<ReturnType<typeof buildCase>>;

/** The sections of a case's text. */
export type CaseText = Awaited<ReturnType<Case["text"]>>;

export type HomeCaseStudy = Case & { home: NonNullable<Case["home"]> };

const logos = import.meta.glob<string>("@content/cases/*/logo.svg", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

const pictureSizes = "(min-width: 90rem) 36rem, (min-width: 64rem) 40vw, 94vw";

/**
 * Cases in a language, those nearest to its readers first; those that have a text in it; none without a
 * portfolio. Fails, naming the file, if a text is wrong.
 */
export const casesIn = oncePerLanguage(readCases);

async function readCases(language: Language): Promise<Case[]> {
  if (!hasPage("case", language)) return [];
  const facts = (await getCollection("caseFacts"))
    .filter(({ id }) => isShownIn("cases", folderOf(id), language))
    .toSorted((one, other) => nearestFirst(one.data, other.data, language));
  const cases = await Promise.all(facts.map(({ id, data }) => buildCase(folderOf(id), language, data)));
  const slugs = cases.map(({ slug }) => slug);
  const twin = cases.find(({ slug }, position) => slugs.indexOf(slug) !== position);
  if (!twin) return cases;
  throw new ContentError(
    `${siteFolder}/cases/${twin.folder}: another case has the slug ${twin.slug}; give it one of its own in facts.yaml`,
  );
}

/** Compares cases for the readers of a language: those from the countries nearest to them come first. */
function nearestFirst(one: Facts, other: Facts, language: Language): number {
  const { near, regions } = settingsOf(language);
  const countries = near ?? regions;
  const distance = ({ country }: Facts) =>
    countries.includes(country) ? countries.indexOf(country) : countries.length;
  return distance(one) - distance(other) || one.order - other.order;
}

/** The case named under `proof` in a file; none without a portfolio. */
export async function provenBy(
  proof: { case: string },
  file: string,
  language: Language,
): Promise<Case | undefined> {
  if (!hasPage("case", language)) return undefined;
  const caseStudy = (await casesIn(language)).find(({ folder }) => folder === proof.case);
  if (caseStudy) return caseStudy;
  throw new ContentError(
    `${locateIn(file, "proof:")}: no case ${proof.case} is published; name another one, or remove proof in each language`,
  );
}

/** All addresses of all cases, each with the next one in the portfolio, the first after the last. */
export async function caseStaticPaths() {
  const cases = await loadLocalized(casesIn);
  return addressesOf("case").flatMap(({ path, language }) =>
    cases[language].map((caseStudy, position, all) => ({
      params: { case: path.replace("{slug}", caseStudy.slug).slice(1) },
      props: {
        caseStudy,
        next: all.length > 1 ? all[(position + 1) % all.length] : undefined,
        paths: localize((other) => cases[other].find(({ folder }) => folder === caseStudy.folder)?.path),
      },
    })),
  );
}

/** As many as the words of the home page count. */
const homeCount = 3;

/** Cases shown on the home page: the first that name a figure for it, the same for all readers. */
export async function homeCases(language: Language): Promise<HomeCaseStudy[]> {
  const all = await casesIn(language);
  return all
    .flatMap((one) => (one.home ? [{ ...one, home: one.home }] : []))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, homeCount);
}

export async function testimonialsIn(language: Language) {
  return (await casesIn(language)).flatMap(({ slug, client, categories: [service], testimonial }) =>
    testimonial && testimonial.carousel !== false && service
      ? [{ ...testimonial, key: slug, company: client, service }]
      : [],
  );
}

async function buildCase(folder: string, language: Language, facts: Facts) {
  const { source, copy } = await caseText(folder, language, facts);
  const { file } = source;
  const slug = await caseSlug(folder, facts);
  const { title, headline, excerpt, sector, tags } = copy;
  const metrics = metricsOf(facts, copy, file, language);
  const targets = await linkTargets(language);
  const tree = () => caseTree({ source, language, targets, metrics: facts.metrics, figures: facts.figures });
  const cover = await pictureOf(`${siteFolder}/cases/${folder}/cover`, caseSizes.cover, language);
  const drawn = `${siteFolder}/cases/${folder}/tall`;
  const tall = hasPicture(drawn) ? await pictureOf(drawn, caseSizes.tall, language) : null;
  return {
    ...facts,
    /** Names of the services that took part, if its text tells of several. */
    services: caseParts(tree(), source).services?.items.map(({ heading }) => textIn(heading)) ?? [],
    /** The sections of its text. */
    async text() {
      const text = tree();
      await drawPictures(text, source, pictureSizes);
      return caseParts(text, source);
    },
    folder,
    slug,
    language,
    path: slugPathOf("case", language, slug),
    title,
    headline,
    excerpt,
    sector,
    tags,
    /** Names of the client's country and town. */
    country: withLineBreaks(placeName(facts.country, language), language),
    place: withLineBreaks(typeof facts.place === "string" ? facts.place : facts.place[language], language),
    /** The client's site; null if the work is not public. */
    url: facts.url ?? null,
    metrics,
    testimonial: facts.testimonial
      ? {
          ...facts.testimonial,
          text: needed(copy, file, "quote", "testimonial"),
          role: needed(copy, file, "role", "testimonial"),
        }
      : null,
    cover: { ...cover, alt: copy.cover },
    /** Pictures other than the cover, in chronological order. */
    story: await storyOf(folder, copy, language, file),
    /** In which language its pictures are, where that is not the reader's. */
    pictureNote: pictureNoteOf(facts, language),
    /** What a phone shows instead of the cover, if there is one, and the largest file of it. */
    tall,
    phone: tall?.widths.at(-1)?.address,
    logo: logos[`/${siteFolder}/cases/${folder}/logo.svg`] ?? null,
    seo: {
      title: `${copy.seoTitle} | ${site.brand}`,
      description: excerpt,
      keywords: copy.seoKeywords,
      h1: title,
    },
    home: homeTeaser(facts, copy, file, metrics),
  };
}

function pictureNoteOf({ languages = [] }: Facts, language: Language): string | undefined {
  const [first] = languages;
  if (first === undefined || languages.includes(language)) return undefined;
  return portfolioCopy(language).card.pictures?.({ language: languageNames([first], language) });
}

/** A text that goes with a part of the facts. @throws where it is missing */
function needed(
  copy: Copy,
  file: string,
  key: Exclude<keyof Copy, "tags" | "labels" | "captions" | "alts">,
  part: string,
): string {
  const text = copy[key];
  if (text) return text;
  throw new ContentError(`${file}: ${key} is missing; facts.yaml has ${part}`);
}

interface LabelledMetric {
  key: string;
  value: string;
  label: string;
}

function metricsOf(facts: Facts, { labels }: Copy, file: string, language: Language): LabelledMetric[] {
  return Object.entries(facts.metrics).map(([key, metric]) => {
    const label = labels[key];
    if (label) return { key, value: formatMetric(metric, language), label };
    throw new ContentError(`${locateIn(file, "labels:")}: labels: ${key} is missing, a metric of facts.yaml`);
  });
}

/** What the home page shows of a case that names a figure for it. */
function homeTeaser({ home, figures }: Facts, copy: Copy, file: string, metrics: LabelledMetric[]) {
  const metric = metrics.find(({ key }) => key === home);
  const { months } = figures;
  if (!metric || !months || !("count" in months)) return null;
  return {
    badge: needed(copy, file, "homeBadge", "home"),
    objective: needed(copy, file, "homeObjective", "home"),
    solution: needed(copy, file, "homeSolution", "home"),
    metric,
    months: months.count,
  };
}

/** The pictures of a case other than its cover: those that exist or that a text describes. */
async function storyOf(folder: string, { alts, captions }: Copy, language: Language, file: string) {
  const pictures = keysOf(storySizes).map(async (key) => {
    const alt = alts?.[key];
    const caption = captions?.[key];
    const base = `${siteFolder}/cases/${folder}/${key}`;
    if (!alt && !caption && !hasPicture(base)) return [];
    const picture = await pictureOf(base, caseSizes[key], language);
    if (!alt || !caption) {
      throw new ContentError(`${file}: the picture ${key} needs its words, ${key}: under captions and alts`);
    }
    return [{ ...picture, key, alt, caption }];
  });
  return (await Promise.all(pictures)).flat();
}

/**
 * The head of a case, filled with facts and, by their keys, its figures: `{requests}`; and its text as it is
 * written.
 */
async function caseText(folder: string, language: Language, { metrics, figures }: Facts) {
  const { source, head } = await readEntryText("cases", folder, language);
  const values = caseValues({ metrics, figures, language });
  return { source, copy: filledHead(head, ["title", "headline"], { source, language, values }) };
}
