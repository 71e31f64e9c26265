import { type ArticleCategory, articleCategories } from "#content/facts/article-categories.ts";
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
  readonly category?: ArticleCategory | undefined;
  /** The first is 1. */
  readonly page: number;
}

/** One page of the blog's list, and what leads from it to the others. */
export interface ArticleList extends ListPage {
  readonly articles: readonly Article[];
  /** How many pages the list has. */
  readonly pages: number;
  /** Articles in all categories. */
  readonly total: number;
  /** The categories that have articles, and how many. */
  readonly categories: readonly { readonly key: ArticleCategory; readonly count: number }[];
}

/**
 * The pages a blog's list is cut into. A list of one page shows a category's articles alone without asking for
 * another page; a longer one has a list for each category, too.
 */
export function listPagesOf(articles: readonly Pick<Article, "category">[]): readonly ListPage[] {
  const all = pagesOf(articles.length);
  if (all === 1) return [{ page: 1 }];
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  return [
    ...numbered(all).map((page) => ({ page })),
    ...categoriesOf(articles).flatMap(({ key, count }) =>
      numbered(pagesOf(count)).map((page) => ({ category: key, page })),
    ),
  ];
}

/** What stands on a page of a blog's list. */
export function articleListOf(all: readonly Article[], { category, page }: ListPage): ArticleList {
  const listed = category ? all.filter((article) => article.category === category) : all;
  return {
    category,
    page,
    articles: listed.slice((page - 1) * pageLength, page * pageLength),
    pages: pagesOf(listed.length),
    total: all.length,
    categories: categoriesOf(all),
  };
}

/** The canonical paths of a page of the list: a page holds the same articles in every language. */
export function listPaths({ category, page }: ListPage): Localized<string> {
  return localize((language) =>
    listPathOf(language, page, category && slugOf(wordsOf("blog", language).categories[category])),
  );
}

function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / pageLength));
}

function categoriesOf(articles: readonly Pick<Article, "category">[]): ArticleList["categories"] {
  const counts = new Map<ArticleCategory, number>();
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  return articleCategories.flatMap((key) => {
    const count = counts.get(key);
    return count === undefined ? [] : [{ key, count }];
  });
}
