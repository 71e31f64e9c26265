import type { Language } from "#contract/languages/languages.ts";
import { pathIn } from "#contract/routes/addresses.ts";
import { site } from "#data/contract/facts/site.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";

/** Path of a language's feed: `/rss.xml`, `/en/rss.xml`. */
export function feedPath(language: Language): string {
  return pathIn(language, "rss.xml");
}

export function feedTitle(language: Language): string {
  return `${site.brand} – ${blogCopy(language).seo.h1}`;
}
