import type { HTMLElement } from "node-html-parser";
import { typeset } from "#src/formats/typeset.ts";
import {
  defaultLanguage,
  dropUndefined,
  type Language,
  localize,
  type PartlyLocalized,
} from "#src/languages.ts";
import { slugPathOf } from "#src/routes.ts";
import { writtenEntries } from "#tests/contract/written-entries.ts";

/** An article read straight from its files, with the languages it is published in. */
export interface WrittenArticle {
  id: number;
  date: string;
  /** Date of the last update, if any. */
  updated: string | undefined;
  category: string;
  slug: PartlyLocalized<string>;
  title: PartlyLocalized<string>;
  seoTitle: PartlyLocalized<string>;
  excerpt: PartlyLocalized<string>;
  /** Canonical path in each language. */
  paths: PartlyLocalized<string>;
}

/** Every published article in `content/articles`, by its id. */
export const writtenArticles: WrittenArticle[] = writtenEntries("articles")
  .map(({ facts, texts }) => {
    const inEach = (field: string, set: (text: string, language: Language) => string = typeset) =>
      dropUndefined(
        localize((language) => {
          const value = texts[language]?.[field];
          return value === undefined ? undefined : set(String(value), language);
        }),
      );
    return {
      id: Number(facts["id"]),
      date: String(facts["date"]),
      updated: facts["updated"] === undefined ? undefined : String(facts["updated"]),
      category: String(facts["category"]),
      slug: inEach("slug", (slug) => slug),
      title: inEach("title"),
      seoTitle: inEach("seoTitle"),
      excerpt: inEach("excerpt"),
      paths: inEach("slug", (slug, language) => slugPathOf("article", language, slug)),
    };
  })
  .toSorted((one, other) => one.id - other.id);

/** Every address of an article in a language, the canonical one first. */
export function addressesOfArticle({ slug, paths }: WrittenArticle, language: Language): string[] {
  const [path, own] = [paths[language], slug[language]];
  if (path === undefined || own === undefined) return [];
  return [...new Set([path, slugPathOf("article", defaultLanguage, own)])];
}

/** The articles available in a language, the newest first. */
export function writtenArticlesIn(language: Language): (WrittenArticle & { path: string })[] {
  return writtenArticles
    .flatMap((article) => {
      const path = article.paths[language];
      return path === undefined ? [] : [{ ...article, path }];
    })
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

/** The text of an article's page, without head and table of contents. */
export function articleBodyOf(article: HTMLElement | null | undefined): HTMLElement {
  const body = article?.querySelector("[data-article-text]");
  if (!body) throw new Error("an article has no text");
  return body;
}
