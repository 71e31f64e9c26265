import type { Language } from "#contract/languages/languages.ts";
import { pathIn } from "#contract/routes.ts";
import { site } from "#data/contract/facts/site.ts";
import { blogWords } from "#site/content/articles/blog.words.ts";

/** Path of a language's feed: `/rss.xml`, `/en/rss.xml`. */
export function feedPath(language: Language): string {
  return pathIn(language, "rss.xml");
}

export function feedTitle(language: Language): string {
  return `${site.brand} – ${blogWords(language).seo.h1}`;
}
