import { readdir, readFile } from "node:fs/promises";
import { hasAppeared } from "#src/content/publication.ts";
import { defaultLanguage, type Language, type Localized, languages, localize } from "#src/languages.ts";
import { slugPathOf } from "#src/routes.ts";

const folder = new URL("../../content/articles/", import.meta.url);

/** An article as its files say it, before the site has read them. */
export interface WrittenArticle {
  readonly id: number;
  readonly date: string;
  /** The day it was last brought up to date. */
  readonly updated: string;
  readonly category: string;
  readonly slug: Localized<string>;
  readonly title: Localized<string>;
  readonly excerpt: Localized<string>;
  /** Its canonical paths. */
  readonly paths: Localized<string>;
}

/** Every article of `content/articles` that is published, by its id. */
export async function writtenArticles(): Promise<readonly WrittenArticle[]> {
  const keys = await readdir(folder);
  const published = await Promise.all(keys.map(isPublished));
  const articles = await Promise.all(keys.filter((_, position) => published[position]).map(read));
  return articles.toSorted((one, other) => one.id - other.id);
}

/** Every address an article answers at in a language, the canonical one first. */
export function addressesOfArticle({ slug, paths }: WrittenArticle, language: Language): readonly string[] {
  return [...new Set([paths[language], slugPathOf("article", defaultLanguage, slug[language])])];
}

async function isPublished(key: string): Promise<boolean> {
  const facts = fieldsOf(await readFile(new URL(`${key}/facts.yaml`, folder), "utf8"));
  return hasAppeared({ draft: facts.get("draft") === "true", date: facts.get("date") });
}

async function read(key: string): Promise<WrittenArticle> {
  const facts = fieldsOf(await readFile(new URL(`${key}/facts.yaml`, folder), "utf8"));
  const texts = await Promise.all(
    languages.map(async (language) => {
      const text = await readFile(new URL(`${key}/${language}.md`, folder), "utf8");
      return [language, fieldsOf(text.split(/^---$/m)[1] ?? "")] as const;
    }),
  );
  const inAll = (field: string) => {
    const fields = new Map(texts);
    return localize((language) => fields.get(language)?.get(field) ?? "");
  };
  const slug = inAll("slug");
  return {
    id: Number(facts.get("id")),
    date: facts.get("date") ?? "",
    updated: facts.get("updated") ?? "",
    category: facts.get("category") ?? "",
    slug,
    title: inAll("title"),
    excerpt: inAll("excerpt"),
    paths: localize((language) => slugPathOf("article", language, slug[language])),
  };
}

/** The flat `name: value` lines of a file's head. */
function fieldsOf(yaml: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(yaml.matchAll(/^(\w+): *(.+)$/gm), ([, name = "", value = ""]) => [
      name,
      value.startsWith('"') ? String(JSON.parse(value)) : value.trim(),
    ]),
  );
}
