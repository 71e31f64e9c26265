import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { isPublished } from "#src/content/publication.ts";
import { typeset } from "#src/formats/typeset.ts";
import {
  defaultLanguage,
  dropUndefined,
  type Language,
  languages,
  localize,
  type PartlyLocalized,
} from "#src/languages.ts";
import { slugPathOf } from "#src/routes.ts";
import { frontMatterFields, frontMatterOf } from "#tests/contract/front-matter.ts";

const folder = join(import.meta.dirname, "../../content/articles");

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
export async function writtenArticles(): Promise<WrittenArticle[]> {
  const keys = await readdir(folder);
  const published = await Promise.all(keys.map(isArticlePublished));
  const articles = await Promise.all(keys.filter((_, position) => published[position]).map(read));
  return articles.toSorted((one, other) => one.id - other.id);
}

/** Every address of an article in a language, the canonical one first. */
export function addressesOfArticle({ slug, paths }: WrittenArticle, language: Language): string[] {
  const [path, own] = [paths[language], slug[language]];
  if (path === undefined || own === undefined) return [];
  return [...new Set([path, slugPathOf("article", defaultLanguage, own)])];
}

/** The articles available in a language. */
export function writtenArticlesIn(
  articles: WrittenArticle[],
  language: Language,
): (WrittenArticle & { path: string })[] {
  return articles.flatMap((article) => {
    const path = article.paths[language];
    return path === undefined ? [] : [{ ...article, path }];
  });
}

/** The text of an article's page, without head and table of contents. */
export function articleBodyOf(article: HTMLElement | null | undefined): HTMLElement {
  const body = article?.querySelector("[data-article-text]");
  if (!body) throw new Error("an article has no text");
  return body;
}

async function isArticlePublished(key: string): Promise<boolean> {
  const facts = frontMatterFields(await readFile(join(folder, `${key}/facts.yaml`), "utf8"));
  return isPublished({ draft: facts.get("draft") === "true", date: facts.get("date") });
}

async function read(key: string): Promise<WrittenArticle> {
  const facts = frontMatterFields(await readFile(join(folder, `${key}/facts.yaml`), "utf8"));
  const texts = await Promise.all(
    languages.map(async (language) => {
      const file = join(folder, `${key}/${language}.md`);
      const text = existsSync(file) ? await readFile(file, "utf8") : "";
      const fields = frontMatterFields(frontMatterOf(text));
      return [language, fields.get("draft") === "true" ? undefined : fields] as const;
    }),
  );
  const fields = new Map(texts);
  const inEach = (field: string, set: (text: string, language: Language) => string = typeset) =>
    dropUndefined(
      localize((language) => {
        const value = fields.get(language)?.get(field);
        return value === undefined ? undefined : set(value, language);
      }),
    );
  const slug = inEach("slug", (written) => written);
  return {
    id: Number(facts.get("id")),
    date: facts.get("date") ?? "",
    updated: facts.get("updated"),
    category: facts.get("category") ?? "",
    slug,
    title: inEach("title"),
    seoTitle: inEach("seoTitle"),
    excerpt: inEach("excerpt"),
    paths: dropUndefined(
      localize((language) => {
        const own = slug[language];
        return own === undefined ? undefined : slugPathOf("article", language, own);
      }),
    ),
  };
}
