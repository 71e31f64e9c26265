import { articleTopicKeys, topicOf } from "#content/facts/article-categories.ts";
import type { Article } from "#src/content/articles/articles.ts";
import { Band } from "#src/elements/band.tsx";
import { Actions, ButtonLink } from "#src/elements/button.tsx";
import { SearchForm } from "#src/elements/search-form.tsx";
import { feedPath } from "#src/feeds/feed.ts";
import { formatDate } from "#src/formats/dates.ts";
import { formatNumber } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { ArticleCards } from "#src/screens/blog/article-cards.tsx";
import { blogWords } from "#src/screens/blog/words.ts";
import { FilteredList } from "#src/sections/filtered-list.tsx";
import { anyCategory } from "#src/sections/follow-category.ts";
import { PageHero } from "#src/sections/page-hero.tsx";

/** The blog: search, every article with a topic filter, and the feed. */
export function Blog({ articles, language }: { articles: Article[]; language: Language }) {
  const words = blogWords(language);
  const topics = articleTopicKeys
    .map((key) => ({ key, count: articles.filter(({ category }) => topicOf(category) === key).length }))
    .filter(({ count }) => count > 0);
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
        <SearchForm action={pathOf("search", language)} {...words.search} />
      </PageHero>
      <section aria-labelledby="articles-title" data-search-ignore>
        <h2 className="visually-hidden" id="articles-title">
          {words.listTitle}
        </h2>
        <FilteredList
          legend={words.filter.legend}
          choices={[
            {
              key: anyCategory,
              label: words.filter.all,
              count: formatNumber(articles.length, language),
            },
            ...topics.map(({ key, count }) => ({
              key,
              label: words.topics[key],
              count: formatNumber(count, language),
            })),
          ]}
        >
          <ArticleCards articles={articles} language={language} />
        </FilteredList>
      </section>
      <Band id="feeds" title={words.feeds.title} tone="tint">
        <p>{words.feeds.text}</p>
        <Actions>
          <ButtonLink href={feedPath(language)} variant="secondary" icon="arrow-right">
            {words.feeds.rss}
          </ButtonLink>
        </Actions>
      </Band>
    </>
  );
}
