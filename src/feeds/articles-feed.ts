import { type Article, articlesIn } from "#src/content/articles/articles.ts";
import { wordsOf } from "#src/content/words.ts";
import { type Feed, feedHtml, feedTitle } from "#src/feeds/feed.ts";
import { urlOf } from "#src/head/page-head.ts";
import { defaultLanguage, type Language, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

/** Readers poll often and already have the older ones, which stay on the blog. */
const newest = 20;

/** Feed of a language's newest articles. */
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
      ? `<figure><figcaption>${textOf(`${figure.title} – ${figure.summary}`)}</figcaption></figure>`
      : "",
  );
}

function textOf(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Paths of a feed for `getStaticPaths`; its page is in `[...language]`. */
export function feedPages() {
  return languages.map((language) => ({
    params: { language: language === defaultLanguage ? undefined : language },
    props: { language },
  }));
}
