import { type ArticleTopic, articleTopicKeys, topicOf } from "#content/facts/article-categories.ts";
import type { Article } from "#src/content/articles/articles.ts";
import { slugOf } from "#src/content/cases/slug.ts";
import { wordsOf } from "#src/content/words.ts";
import { type Localized, localize } from "#src/languages.ts";
import { listPathOf } from "#src/routes.ts";

/** Articles per list page; this many keep a page light, whatever their excerpts. */
export const pageLength = 12;

/** Identifies a page of a list. */
export interface ListPage {
  /** Undefined for the list of all articles. */
  readonly topic?: ArticleTopic | undefined;
  /** Starts at 1. */
  readonly page: number;
}

/** One page of the blog's list, with what it needs to link to the others. */
export interface ArticleList extends ListPage {
  readonly articles: readonly Article[];
  /** Number of pages in the list. */
  readonly pages: number;
  /** Number of articles on all topics. */
  readonly total: number;
  /** Topics that have articles, with their counts. */
  readonly topics: readonly { readonly key: ArticleTopic; readonly count: number }[];
}

/**
 * Splits the blog's list into pages. A single-page list is filtered by topic without another request; a
 * longer one also gets a list for each topic.
 */
export function listPagesOf(articles: readonly Pick<Article, "category">[]): readonly ListPage[] {
  const all = pagesOf(articles.length);
  if (all === 1) return [{ page: 1 }];
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  return [
    ...numbered(all).map((page) => ({ page })),
    ...topicsOf(articles).flatMap(({ key, count }) =>
      numbered(pagesOf(count)).map((page) => ({ topic: key, page })),
    ),
  ];
}

/** Contents of one page of the blog's list. */
export function articleListOf(all: readonly Article[], { topic, page }: ListPage): ArticleList {
  const listed = topic ? all.filter(({ category }) => topicOf(category) === topic) : all;
  return {
    topic,
    page,
    articles: listed.slice((page - 1) * pageLength, page * pageLength),
    pages: pagesOf(listed.length),
    total: all.length,
    topics: topicsOf(all),
  };
}

/** Canonical paths of a list page; it holds the same articles in every language. */
export function listPaths({ topic, page }: ListPage): Localized<string> {
  return localize((language) =>
    listPathOf(language, page, topic && slugOf(wordsOf("blog", language).topics[topic])),
  );
}

function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / pageLength));
}

function topicsOf(articles: readonly Pick<Article, "category">[]): ArticleList["topics"] {
  return articleTopicKeys
    .map((key) => ({ key, count: articles.filter(({ category }) => topicOf(category) === key).length }))
    .filter(({ count }) => count > 0);
}
