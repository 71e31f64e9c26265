import { getCollection, getEntry } from "astro:content";
import { toString as textIn } from "hast-util-to-string";
import { type Language, languages, loadLocalized, localize } from "#contract/languages/languages.ts";
import { addressesOf, hasPage, slugPathOf } from "#contract/routes/addresses.ts";
import { people } from "#data/contract/facts/people.ts";
import { site } from "#data/contract/facts/site.ts";
import { articleCopy } from "#site/content/articles/article.copy.ts";
import { figureOf } from "#site/content/articles/article-figure.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { casesIn } from "#site/content/cases/cases.ts";
import { topicOf } from "#site/content/entries/article-topics.ts";
import { folderOf, isShownIn, oncePerLanguage, readEntryText } from "#site/content/entries/entries.ts";
import { linkTargets } from "#site/content/entries/link-targets.ts";
import { articleTree } from "#site/content/text/article-tree.ts";
import { filledHead } from "#site/content/text/filled-head.ts";
import { markdownTree } from "#site/content/text/markdown.ts";
import { drawPictures } from "#site/content/text/text-pictures.ts";

const pictureSizes = "(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 94vw";

const relatedCount = 3;

/**
 * Articles in a language, newest first: those that have a text in it. Fails, naming the file, if its facts
 * are missing.
 */
export const articlesIn = oncePerLanguage(readArticles);

/** One article in one language. */
export type Article = Awaited<ReturnType<typeof readArticles>>[number];

async function readArticles(language: Language) {
  const facts = hasPage("article", language) ? await getCollection("articleFacts") : [];
  const cases = await casesIn(language);
  const published = facts
    .filter(({ id }) => isShownIn("articles", folderOf(id), language))
    .toSorted((one, other) => other.data.date.localeCompare(one.data.date));
  return Promise.all(
    published.map(async ({ id, data: { author, case: folder, draft: _, ...shared } }) => {
      const key = folderOf(id);
      const { source, head } = await readEntryText("articles", key, language);
      const filling = { source, language, values: {} };
      // An address stays as it is written.
      const text = { ...filledHead(head, ["title"], filling), slug: head.slug };
      const writer = text.author ?? author;
      const numbers = await getEntry("articleFigures", `${key}/figure`);
      const figure = figureOf(numbers?.data, { ...text, file: source.file, language });
      const copy = articleCopy(language);
      const section = blogCopy(language).categories[shared.category];
      const hasFigure = figure !== undefined;
      return {
        ...text,
        ...shared,
        /** Folder of the article, which ties its languages together. */
        key,
        language,
        path: slugPathOf("article", language, text.slug),
        /** The name of its category. */
        section,
        seo: {
          title: `${text.title} | ${site.brand} - ${copy.trade}`,
          description: text.excerpt,
          keywords: `${section}, ${copy.keywords}`,
          h1: text.title,
        },
        author: people[writer].name,
        /** The author's key in the team. */
        writer,
        caseStudy: cases.find((caseStudy) => caseStudy.folder === folder),
        figure,
        minutes: readingMinutes(textIn(markdownTree(source))),
        /** The text; read when a page asks: all texts of a large blog at once take hundreds of megabytes. */
        async text() {
          const tree = articleTree(source, language, await linkTargets(language), hasFigure);
          await drawPictures(tree, source, pictureSizes);
          return tree.children;
        },
      };
    }),
  );
}

/** The newest other articles, those on an article's topic first. */
function relatedTo(article: Article, all: Article[]): Article[] {
  const isNear = (one: Article) => Number(topicOf(one.category) === topicOf(article.category));
  return all
    .filter((one) => one !== article)
    .toSorted((one, other) => isNear(other) - isNear(one))
    .slice(0, relatedCount);
}

/** All addresses of all articles; the first language's pattern serves the slugs of the others in place. */
export async function articleStaticPaths() {
  const all = await loadLocalized(articlesIn);
  const articles = languages.flatMap((language) => all[language]);
  const [first] = addressesOf("article");
  const pages = new Map([
    ...articles.map(
      (article) => [first ? first.path.replace("{slug}", article.slug) : article.path, article] as const,
    ),
    ...articles.map((article) => [article.path, article] as const),
  ]);
  return Array.from(pages, ([path, article]) => ({
    params: { article: path.slice(1) },
    props: {
      article,
      related: relatedTo(article, all[article.language]),
      paths: localize((language) => all[language].find(({ key }) => key === article.key)?.path),
    },
  }));
}

/** Words per minute an adult reads on a screen; the same for all languages. */
const wordsPerMinute = 220;

function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:[’'.,\u2011-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
