import type { Article } from "#src/content/articles/articles.ts";
import { wordsOf } from "#src/content/words.ts";
import { formatDate } from "#src/formats/dates.ts";
import type { ArticleRow } from "#src/sections/article-rows.tsx";

/** An article as a list shows it. */
export function articleRow(article: Article): ArticleRow {
  const { key, title, excerpt, path, category, date, language, author, minutes } = article;
  const words = wordsOf("blog", language);
  return {
    key,
    title,
    excerpt,
    href: path,
    category: { key: category, label: words.categories[category] },
    date,
    dateText: formatDate(date, language),
    author: words.by(author),
    minutes: words.minutes(String(minutes)),
  };
}
