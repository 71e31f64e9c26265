import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import { articleCopy } from "#site/content/articles/article.copy.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { articleTopicKeys, topicOf } from "#site/content/entries/article-topics.ts";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./article-cards.module.css";
import "#site/elements/three-lines.css";
import "#site/elements/link-area.css";

/**
 * All articles, as a magazine lists them: the newest as its cover, the others by what the reader wants to achieve, each
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
      <article
        className={`columns link-area ruled-ink ${styles.cover}`}
        data-categories={topicOf(newest.category)}
      >
        {newest.number ? (
          <p className={`stack gap-2 title-s span-5 ${styles.number}`}>
            <b>{newest.number}</b> <span>{newest.numberSays}</span>
          </p>
        ) : null}
        <div className="stack gap-2 span-7">
          <h2 className="title-l">
            <a className="stretched-link line-on-hover" href={newest.path}>
              {newest.title}
            </a>
          </h2>
          <p className="three-lines">{newest.excerpt}</p>
          <Facts article={newest} language={language} updated={newest.updated} />
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
            <ul className={styles.list}>
              {written.map((article) => (
                <li className={`link-area ${styles.row}`} key={article.key} data-categories={topic}>
                  {article.number ? <Figure number={article.number} says={article.numberSays} /> : null}
                  <h3>
                    <a className="stretched-link line-on-hover" href={article.path}>
                      {article.title}
                    </a>
                  </h3>
                  <p className="small three-lines">{article.excerpt}</p>
                  <Facts article={article} language={language} />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

/** A number, its unit small, and what it counts beside it. */
function Figure({ number, says }: { number: string; says: string | undefined }) {
  const parts = number.split(/([+\u2212-]?\d(?:.*\d)?)/u);
  return (
    <p>
      <b className="title-l">
        {parts.map((part) => (/\d/.test(part) ? part : part && <small key={part}>{part}</small>))}
      </b>{" "}
      <span className="small">{says}</span>
    </p>
  );
}

interface FactsProps {
  article: Article;
  language: Language;
  /** The day of its last change, where that is told. */
  updated?: string | undefined;
}

function Facts({ article, language, updated }: FactsProps) {
  const copy = blogCopy(language);
  const { title, path, section, date, author, minutes } = article;
  return (
    <p className={`note ${styles.facts}`}>
      <strong>{section}</strong> {copy.by({ author })}, {copy.minutes({ minutes })},{" "}
      <time dateTime={date}>{formatDate(date, language)}</time>
      {updated ? (
        <>
          , <span className={styles.updated}>{articleCopy(language).facts.updated}</span>{" "}
          <time dateTime={updated}>{formatDate(updated, language)}</time>
        </>
      ) : null}{" "}
      <a className={styles.more} href={path}>
        <span className={styles.words}>{copy.more}</span>
        <span className="visually-hidden"> – {title}</span>
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}
