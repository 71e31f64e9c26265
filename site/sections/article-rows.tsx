import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import { articleCopy } from "#site/content/articles/article.copy.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { topicOf } from "#site/content/entries/article-topics.ts";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./article-rows.module.css";
import "#site/elements/three-lines.css";
import "#site/elements/link-area.css";

/** Articles as rows, each with the number it is about in one column. */
export function ArticleRows({ articles, language }: { articles: Article[]; language: Language }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li
          className={`link-area ${styles.row}`}
          key={article.key}
          data-categories={topicOf(article.category)}
        >
          {article.number ? <Figure number={article.number} says={article.numberSays} /> : null}
          <h3>
            <a className="stretched-link line-on-hover" href={article.path}>
              {article.title}
            </a>
          </h3>
          <p className="three-lines">{article.excerpt}</p>
          <ArticleFacts article={article} language={language} />
        </li>
      ))}
    </ul>
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

interface ArticleFactsProps {
  article: Article;
  language: Language;
}

/** What an article is about, whose it is, its day and that of its last change, and the way to it. */
export function ArticleFacts({ article, language }: ArticleFactsProps) {
  const copy = blogCopy(language);
  const { title, path, section, date, updated, author, minutes } = article;
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
