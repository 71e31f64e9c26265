import { articlesIn } from "#src/content/articles/articles.ts";
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
    items: articles.slice(0, newest).map(({ path, title, excerpt, html, date, author, category }) => ({
      url: addressOf(path),
      title,
      summary: excerpt,
      html: standAlone(html),
      date,
      author,
      category: words.categories[category],
    })),
  };
}

/** What `getStaticPaths` of a feed returns; its page stands in `[...language]`. */
export function feedPages() {
  return languages.map((language) => ({
    params: { language: language === defaultLanguage ? undefined : language },
    props: { language },
  }));
}
