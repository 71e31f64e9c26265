import { type CollectionEntry, getCollection } from "astro:content";
import { type ArticleFigure, figureOf } from "#src/content/articles/article-figure.ts";
import { linkedArticles, resolveLinks } from "#src/content/articles/article-links.ts";
import { readingMinutes } from "#src/content/articles/reading-time.ts";
import { relatedIn, type WithRelated } from "#src/content/articles/related-articles.ts";
import { type Case, casesIn } from "#src/content/cases/cases.ts";
import { folderOf } from "#src/content/entries.ts";
import { ContentError, placeIn } from "#src/content/file-problems.ts";
import { finishedText } from "#src/content/finished-text.ts";
import { personOf } from "#src/content/people/people.ts";
import { isPublished } from "#src/content/publication.ts";
import { typesetAll } from "#src/content/typeset-all.ts";
import { typesetHtml } from "#src/formats/typeset.ts";
import {
  defaultLanguage,
  dropUndefined,
  type Language,
  languages,
  loadLocalized,
  localize,
  type PartlyLocalized,
} from "#src/languages.ts";
import { slugPathOf } from "#src/routes.ts";

type Facts = CollectionEntry<"articleFacts">["data"];

const figurePlaceholder = "<!-- figure -->";

type Head = CollectionEntry<"articles">["data"];

export interface Article extends Omit<Facts & Head, "author" | "case" | "draft"> {
  /** Folder of the article, which ties its languages together. */
  key: string;
  language: Language;
  path: string;
  author: string;
  /** The author's key in the team. */
  writer: Facts["author"];
  minutes: number;
  study: Case | undefined;
  figure: ArticleFigure | undefined;
  /** The text as HTML with links resolved, split where the figure goes. */
  html: string[];
  links: string[];
}

interface ArticleIndex {
  /** Newest first. */
  articles: Article[];
  withRelated: Map<string, WithRelated<Article>>;
}

const pictureSizes = "(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 94vw";

const relatedCount = 3;

/** Articles in a language, newest first. Fails, naming the file, if a text or its facts are missing. */
export async function articlesIn(language: Language): Promise<Article[]> {
  return (await articleIndex(language)).articles;
}

const indexes = new Map<Language, Promise<ArticleIndex>>();

function articleIndex(language: Language): Promise<ArticleIndex> {
  // Cached during a build, since every page asks for them; in development the files may change.
  if (!import.meta.env.PROD) return read(language);
  const cached = indexes.get(language) ?? read(language);
  indexes.set(language, cached);
  return cached;
}

async function read(language: Language): Promise<ArticleIndex> {
  const facts = await getCollection("articleFacts");
  const folders = new Set(facts.map(({ id }) => folderOf(id)));
  const texts = new Map((await getCollection("articles")).map((text) => [text.id, text]));
  for (const folder of new Set(Array.from(texts.keys(), folderOf))) {
    if (!folders.has(folder)) throw new ContentError(`content/articles/${folder}/facts.yaml is missing`);
  }

  for (const { id } of facts) {
    if (!languages.some((one) => texts.has(`${folderOf(id)}/${one}`))) {
      const names = languages.map((one) => `${one}.md`).join(", ");
      throw new ContentError(
        `content/articles/${folderOf(id)} has no text; it needs at least one of ${names}`,
      );
    }
  }

  const figures = new Map(
    (await getCollection("articleFigures")).map(({ id, data }) => [folderOf(id), data]),
  );
  const cases = new Map((await casesIn(language)).map((one) => [one.folder, one]));

  const entries = facts
    .toSorted((one, other) => other.data.date.localeCompare(one.data.date))
    .flatMap(({ id, data }) => {
      const key = folderOf(id);
      const file = `content/articles/${key}/${language}.md`;
      const text = texts.get(`${key}/${language}`);
      if (!text || !(isShown(data) && isShown(text.data))) return [];
      if (!text.rendered) throw new ContentError(`${file} is empty`);
      const path = slugPathOf("article", language, text.data.slug);
      const html = typesetHtml(text.rendered.html, language);
      // An address stays as it is written.
      const words = { ...typesetAll(text.data, language), slug: text.data.slug };
      return [{ key, file, path, facts: data, text: words, html }];
    });
  const targets = {
    language,
    articles: new Map(entries.map(({ key, path }) => [key, path])),
    cases: new Map(Array.from(cases, ([folder, { path }]) => [folder, path])),
    written: folders,
  };
  const caseFolders = new Set((await getCollection("caseFacts")).map(({ id }) => folderOf(id)));

  const articles = await Promise.all(
    entries.map(
      async ({ key, file, path, facts: { author, case: folder, draft: _, ...shared }, text, html }) => {
        if (folder !== undefined && !caseFolders.has(folder)) {
          throw new ContentError(
            `${placeIn(`content/articles/${key}/facts.yaml`, "case:")}: there is no case ${folder}; choose one of ${[...caseFolders].join(", ")}`,
          );
        }
        const figure = figureOf(figures.get(key), { ...text, file, language });
        if (Boolean(figure) !== (html.split(figurePlaceholder).length === 2)) {
          const place = placeIn(file, figurePlaceholder);
          throw new ContentError(`${place}: a figure needs figure.yaml and one line ${figurePlaceholder}`);
        }
        const finished = await finishedText(html, { file, language, sizes: pictureSizes });
        return {
          ...text,
          ...shared,
          key,
          language,
          path,
          author: personOf(author).name,
          writer: author,
          study: folder === undefined ? undefined : cases.get(folder),
          figure,
          minutes: readingMinutes(html),
          // Computed lazily: all texts of a large blog at once take hundreds of megabytes.
          get html() {
            return resolveLinks(finished, { file, ...targets }).split(figurePlaceholder);
          },
          links: linkedArticles(html),
        };
      },
    ),
  );
  return { articles, withRelated: relatedIn(articles, relatedCount) };
}

/** Whether to show a text; in development, unpublished ones are shown too. */
function isShown(text: Parameters<typeof isPublished>[0]): boolean {
  return !import.meta.env.PROD || isPublished(text);
}

export async function translationsOf(key: string): Promise<PartlyLocalized<Article>> {
  const indexes = await loadLocalized(articleIndex);
  return dropUndefined(localize((language) => indexes[language].withRelated.get(key)?.article));
}

export async function allTranslations(): Promise<PartlyLocalized<Article>[]> {
  const indexes = await loadLocalized(articleIndex);
  const dates = new Map(
    languages.flatMap((language) => indexes[language].articles.map(({ key, date }) => [key, date] as const)),
  );
  const newestFirst = [...dates].sort(([, one], [, other]) => other.localeCompare(one));
  return Promise.all(newestFirst.map(([key]) => translationsOf(key)));
}

/** An article with related ones and its neighbours in time; undefined if the language has no such article. */
export async function articleWithRelated(
  key: string,
  language: Language,
): Promise<WithRelated<Article> | undefined> {
  return (await articleIndex(language)).withRelated.get(key);
}

/** All paths of all articles; the default language's pattern serves the slugs of the others in place. */
export async function articlePages() {
  const all = (await Promise.all(languages.map(articlesIn))).flat();
  const pages = new Map(
    all.flatMap(({ key, language, path, slug }) =>
      [path, slugPathOf("article", defaultLanguage, slug)].map((address) => [address, { key, language }]),
    ),
  );
  return Array.from(pages, ([path, props]) => ({ params: { article: path.slice(1) }, props }));
}
