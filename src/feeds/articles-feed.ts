import { type Article, articlesIn } from "#src/content/articles/articles.ts";
import { wordsOf } from "#src/content/words.ts";
import { type Feed, feedTitle, standAlone } from "#src/feeds/feed.ts";
import { addressOf } from "#src/head/page-head.ts";
import { defaultLanguage, type Language, languages } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

/** Readers ask often and have read the older ones; the blog keeps them. */
const newest = 20;

/** The newest articles of a language as a feed. */
export async function articlesFeed(language: Language): Promise<Feed> {
  const words = wordsOf("blog", language);
  const articles = await articlesIn(language);
  return {
    language,
    title: feedTitle(words.seo.h1),
    description: words.seo.description,
    home: addressOf(pathOf("blog", language)),
    items: articles.slice(0, newest).map((article) => ({
      url: addressOf(article.path),
      title: article.title,
      summary: article.excerpt,
      html: standAlone(html(article)),
      date: article.date,
      updated: article.updated ?? article.date,
      author: article.author,
      category: words.categories[article.category],
    })),
  };
}

/** Readers draw no inline SVG: what the figure shows stands in its place, in words. */
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

/** What `getStaticPaths` of a feed returns; its page stands in `[...language]`. */
export function feedPages() {
  return languages.map((language) => ({
    params: { language: language === defaultLanguage ? undefined : language },
    props: { language },
  }));
}
