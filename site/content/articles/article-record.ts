import type { SeoRecord } from "#contract/copy/words-schema.ts";
import { site } from "#contract/facts/site.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { articleWords } from "#site/screens/article/words.ts";
import { blogWords } from "#site/screens/blog/words.ts";

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
