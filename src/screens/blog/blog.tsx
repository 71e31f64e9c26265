import { listRecord, positionOf } from "#src/content/articles/article-list-words.ts";
import { type ArticleList, listPaths, pageLength } from "#src/content/articles/article-lists.ts";
import { wordsOf } from "#src/content/words.ts";
import { Actions } from "#src/elements/actions.tsx";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { SearchForm } from "#src/elements/search-form.tsx";
import { feedPath } from "#src/feeds/feed.ts";
import { formatDate } from "#src/formats/dates.ts";
import { formatNumber } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { PageLinks } from "#src/screens/blog/page-links.tsx";
import { ArticleRows } from "#src/sections/article-rows.tsx";
import { FilteredList } from "#src/sections/filtered-list.tsx";
import { anyCategory } from "#src/sections/follow-category.ts";
import { PageHero } from "#src/sections/page-hero.tsx";

/** One page of the blog: search, articles with a topic filter, pagination and feeds. */
export function Blog({ list, language }: { list: ArticleList; language: Language }) {
  const { topic, page, pages, total } = list;
  const words = wordsOf("blog", language);
  const isFirst = page === 1 && !topic;
  const hrefOf = (key: typeof topic, number: number) => listPaths({ topic: key, page: number })[language];
  const latest = list.articles
    .map(({ date, updated }) => updated ?? date)
    .toSorted()
    .at(-1);
  const choice = (key: typeof topic, label: string, count: number) => ({
    key: key ?? anyCategory,
    label,
    count: formatNumber(count, language),
    // With several pages, hiding articles of this page is no filter, so topics link to pages of their own.
    ...(total > pageLength && { href: hrefOf(key, 1) }),
  });
  return (
    <>
      <PageHero
        title={listRecord(list, language).h1}
        subtitle={
          isFirst ? (
            <>
              {words.subtitle} {latest ? words.updated({ date: formatDate(latest, language) }) : null}
            </>
          ) : (
            positionOf(list, language)
          )
        }
        figures={list.topics.map(({ count }) => count)}
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
            choice(undefined, words.filter.all, total),
            ...list.topics.map(({ key, count }) => choice(key, words.topics[key], count)),
          ]}
          current={topic}
        >
          <ArticleRows articles={list.articles} language={language} level="h2" lead={isFirst} />
          <PageLinks
            words={words.pages}
            page={page}
            pages={pages}
            hrefOf={(number) => hrefOf(topic, number)}
          />
        </FilteredList>
      </section>
      <Band id="feeds" title={words.feeds.title} tone="tint">
        <p>{words.feeds.text}</p>
        <Actions>
          <ButtonLink href={feedPath("rss.xml", language)} variant="secondary" icon="arrow-right">
            {words.feeds.rss}
          </ButtonLink>
          <ButtonLink href={feedPath("feed.json", language)} variant="secondary" icon="arrow-right">
            {words.feeds.json}
          </ButtonLink>
        </Actions>
      </Band>
    </>
  );
}
