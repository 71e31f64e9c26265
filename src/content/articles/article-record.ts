import { site } from "#site.config.ts";
import type { Article } from "#src/content/articles/articles.ts";
import type { SeoRecord } from "#src/copy/words-schema.ts";
import { articleWords } from "#src/screens/article/words.ts";
import { blogWords } from "#src/screens/blog/words.ts";

export function articleRecord({ title, excerpt, category, language }: Article): SeoRecord {
  const words = articleWords(language);
  return {
    title: `${title} | ${site.brand} - ${words.trade}`,
    description: excerpt,
    keywords: `${blogWords(language).categories[category]}, ${words.keywords}`,
    h1: title,
  };
}

export function articleFacts({ date, updated, author, category, language, minutes }: Article) {
  const section = blogWords(language).categories[category];
  return { published: date, updated, author, section, minutes };
}
