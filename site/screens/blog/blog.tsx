import type { Language } from "#contract/languages/languages.ts";
import { findPath } from "#contract/routes/addresses.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { feedPath } from "#site/content/articles/feed.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { articleTopicKeys, topicOf } from "#site/content/entries/article-topics.ts";
import { SearchForm } from "#site/elements/search-form.tsx";
import { ArticleCards } from "#site/screens/blog/article-cards.tsx";
import { ClosingOffer } from "#site/sections/closing.tsx";
import { FilteredList } from "#site/sections/filtered-list.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";

/** The blog: every article with a topic filter, search, and the feed. */
export function Blog({ articles, language }: { articles: Article[]; language: Language }) {
  const copy = blogCopy(language);
  return (
    <>
      <PageHero title={copy.seo.h1} subtitle={copy.subtitle} layout="brief" />
      <section aria-labelledby="articles-title" data-search-ignore>
        <h2 className="visually-hidden" id="articles-title">
          {copy.listTitle}
        </h2>
        <FilteredList
          {...copy.filter}
          count={articles.length}
          categories={articleTopicKeys.map((key) => ({
            key,
            label: copy.topics[key],
            count: articles.filter(({ category }) => topicOf(category) === key).length,
          }))}
          language={language}
        >
          <ArticleCards articles={articles} language={language} />
        </FilteredList>
      </section>
      <div className="columns framed-flush-top">
        <div className="span-5">
          <SearchForm action={findPath("search", language)} {...copy.search} />
        </div>
        <p className="from-9 span-4">
          {copy.feeds.text} <a href={feedPath(language)}>{copy.feeds.rss}</a>
        </p>
      </div>
      <ClosingOffer language={language} title={layoutCopy(language).ending.title} />
    </>
  );
}
