import { type Article, articlesIn } from "#src/content/articles/articles.ts";
import { wordsOf } from "#src/content/words.ts";
import { type Feed, feedHtml, feedTitle } from "#src/feeds/feed.ts";
import { escapeHtml } from "#src/formats/html-text.ts";
import { urlOf } from "#src/head/page-head.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

/** Readers poll often and already have the older ones, which stay on the blog. */
const newest = 20;

export async function articlesFeed(language: Language): Promise<Feed> {
  const words = wordsOf("blog", language);
  const articles = await articlesIn(language);
  return {
    language,
    title: feedTitle(words.seo.h1),
    description: words.seo.description,
    home: urlOf(pathOf("blog", language)),
    items: articles.slice(0, newest).map((article) => ({
      url: urlOf(article.path),
      title: article.title,
      summary: article.excerpt,
      html: feedHtml(html(article)),
      date: article.date,
      updated: article.updated ?? article.date,
      author: article.author,
      category: words.categories[article.category],
    })),
  };
}

/** Feed readers do not render inline SVG, so the figure is replaced by its description. */
function html({ html: parts, figure }: Article): string {
  return parts.join(
    figure
      ? `<figure><figcaption>${escapeHtml(`${figure.title} – ${figure.summary}`)}</figcaption></figure>`
      : "",
  );
}
