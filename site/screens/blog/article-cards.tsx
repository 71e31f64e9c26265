import type { Language } from "#contract/languages/languages.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { articleTopicKeys, topicOf } from "#site/content/entries/article-topics.ts";
import { Headline } from "#site/elements/headline.tsx";
import { ArticleFacts, ArticleRows } from "#site/sections/article-rows.tsx";
import styles from "./article-cards.module.css";
import "#site/elements/three-lines.css";
import "#site/elements/link-area.css";

/**
 * All articles, as a magazine lists them: the newest as its cover, on blue, the others by what the reader wants to achieve, each
 * with the number it is about in one column.
 */
export function ArticleCards({ articles, language }: { articles: Article[]; language: Language }) {
  const { topics } = blogCopy(language);
  const [newest, ...earlier] = articles;
  if (!newest) return null;
  const groups = articleTopicKeys.map((topic) => ({
    topic,
    written: earlier.filter(({ category }) => topicOf(category) === topic),
  }));
  return (
    <div className={styles.issue}>
      <article className={`columns link-area ${styles.cover}`} data-categories={topicOf(newest.category)}>
        {newest.number ? (
          <p className={`stack gap-2 title-s span-5 ${styles.number}`}>
            <b>{newest.number}</b> <span>{newest.numberSays}</span>
          </p>
        ) : null}
        <div className="stack gap-2 span-7">
          <h2 className="title-l">
            <a className="stretched-link line-on-hover" href={newest.path}>
              <Headline>{newest.title}</Headline>
            </a>
          </h2>
          <p className="three-lines">{newest.excerpt}</p>
          <ArticleFacts article={newest} language={language} />
        </div>
      </article>
      {groups.map(({ topic, written }) =>
        written.length === 0 ? null : (
          <section
            className="columns gap-3"
            key={topic}
            data-categories={topic}
            aria-labelledby={`topic-${topic}`}
          >
            <h2 className="span-3" id={`topic-${topic}`}>
              {topics[topic]}
            </h2>
            <div className={styles.list}>
              <ArticleRows articles={written} language={language} />
            </div>
          </section>
        ),
      )}
    </div>
  );
}
