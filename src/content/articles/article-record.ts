import { site } from "#site.config.ts";
import type { Article } from "#src/content/articles/articles.ts";
import { wordsOf } from "#src/content/words/words.ts";
import type { SeoRecord } from "#src/copy/words-schema.ts";

export function articleRecord({ title, excerpt, category, language }: Article): SeoRecord {
  const words = wordsOf("article", language);
  return {
    title: `${title} | ${site.brand} - ${words.trade}`,
    description: excerpt,
    keywords: `${wordsOf("blog", language).categories[category]}, ${words.keywords}`,
    h1: title,
  };
}

export function articleFacts({ date, updated, author, category, language, minutes }: Article) {
  const section = wordsOf("blog", language).categories[category];
  return { published: date, updated, author, section, minutes };
}
