import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import { pageOf } from "#contract/routes.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogWords } from "#site/content/articles/blog.words.ts";
import { feedPath } from "#site/content/articles/feed.ts";
import { articleTopicKeys, topicOf } from "#site/content/entries/article-topics.ts";
import { SearchForm } from "#site/elements/search-form.tsx";
import { ArticleCards } from "#site/screens/blog/article-cards.tsx";
import { Closing } from "#site/sections/closing.tsx";
import { FilteredList } from "#site/sections/filtered-list.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";

/** The blog: search, every article with a topic filter, and the feed. */
export function Blog({ articles, language }: { articles: Article[]; language: Language }) {
  const words = blogWords(language);
  const latest = articles
    .map(({ date, updated }) => updated ?? date)
    .toSorted()
    .at(-1);
  return (
    <>
      <PageHero
        title={words.seo.h1}
        subtitle={
          <>
            {words.subtitle} {latest ? words.updated({ date: formatDate(latest, language) }) : null}
          </>
        }
        layout="index"
      >
        <SearchForm action={pageOf("search", language)} {...words.search} />
      </PageHero>
      <section aria-labelledby="articles-title" data-search-ignore>
        <h2 className="visually-hidden" id="articles-title">
          {words.listTitle}
        </h2>
        <FilteredList
          {...words.filter}
          count={articles.length}
          categories={articleTopicKeys.map((key) => ({
            key,
            label: words.topics[key],
            count: articles.filter(({ category }) => topicOf(category) === key).length,
          }))}
          language={language}
        >
          <ArticleCards articles={articles} language={language} />
        </FilteredList>
      </section>
      <p className="note framed-flush-top page">
        {words.feeds.text} <a href={feedPath(language)}>{words.feeds.rss}</a>
      </p>
      <Closing language={language} />
    </>
  );
}
