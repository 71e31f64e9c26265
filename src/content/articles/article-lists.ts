import { type ArticleTopic, articleTopicKeys, topicOf } from "#content/facts/article-categories.ts";
import type { Article } from "#src/content/articles/articles.ts";
import { slugOf } from "#src/content/cases/slug.ts";
import { wordsOf } from "#src/content/words.ts";
import { type Localized, localize } from "#src/languages.ts";
import { listPathOf } from "#src/routes.ts";

/** Articles on one page of a list: so many arrive in one window, whatever their excerpts. */
export const pageLength = 12;

/** Which page of which list. */
export interface ListPage {
  /** None where the list is of all articles. */
  readonly topic?: ArticleTopic | undefined;
  /** The first is 1. */
  readonly page: number;
}

/** One page of the blog's list, and what leads from it to the others. */
export interface ArticleList extends ListPage {
  readonly articles: readonly Article[];
  /** How many pages the list has. */
  readonly pages: number;
  /** Articles on all topics. */
  readonly total: number;
  /** The topics that have articles, and how many. */
  readonly topics: readonly { readonly key: ArticleTopic; readonly count: number }[];
}

/**
 * The pages a blog's list is cut into. A list of one page shows a topic's articles alone without asking for
 * another page; a longer one has a list for each topic, too.
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

/** What stands on a page of a blog's list. */
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

/** The canonical paths of a page of the list: a page holds the same articles in every language. */
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
