import { bindShortWords, typeset } from "#contract/formats/typeset.ts";
import { defaultLanguage, type Language, type Localized, localize } from "#contract/languages.ts";
import { slugPathOf } from "#contract/routes.ts";
import { writtenEntries } from "#tests/support/written-entries.ts";

/** An article read straight from its files. */
interface WrittenArticle {
  id: number;
  date: string;
  /** Date of the last update, if any. */
  updated: string | undefined;
  category: string;
  slug: Localized<string>;
  title: Localized<string>;
  excerpt: Localized<string>;
  /** Canonical path in each language. */
  paths: Localized<string>;
}

/** Every published article in `sample/articles`, by its id. */
export const writtenArticles: WrittenArticle[] = writtenEntries("articles")
  .map(({ facts, texts }) => {
    const inEach = (field: string, set: (text: string, language: Language) => string = typeset) =>
      localize((language) => set(String(texts[language][field]), language));
    return {
      id: Number(facts["id"]),
      date: String(facts["date"]),
      updated: facts["updated"] === undefined ? undefined : String(facts["updated"]),
      category: String(facts["category"]),
      slug: inEach("slug", (slug) => slug),
      title: inEach("title", (title, language) => bindShortWords(typeset(title, language), language)),
      excerpt: inEach("excerpt"),
      paths: inEach("slug", (slug, language) => slugPathOf("article", language, slug)),
    };
  })
  .toSorted((one, other) => one.id - other.id);

/** Every address of an article in a language, the canonical one first. */
export function addressesOfArticle({ slug, paths }: WrittenArticle, language: Language): string[] {
  return [...new Set([paths[language], slugPathOf("article", defaultLanguage, slug[language])])];
}

/** The articles in a language, the newest first. */
export function writtenArticlesIn(language: Language): (WrittenArticle & { path: string })[] {
  return writtenArticles
    .map((article) => ({ ...article, path: article.paths[language] }))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}
