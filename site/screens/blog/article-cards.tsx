import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { topicOf } from "#site/content/entries/article-topics.ts";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./article-cards.module.css";
import "#site/elements/three-lines.css";
import "#site/elements/link-area.css";

/** Of the earlier ones every third has its number large, so that ten do not read as one list. */
function placeOf(position: number) {
  if (position === 0) return styles.newest;
  return position % 3 === 0 ? `${styles.earlier} ${styles.large}` : styles.earlier;
}

/**
 * All articles, the newest at the size of a title, the others as an index: the number each is about, title and excerpt,
 * then whose and of when it is.
 */
export function ArticleCards({ articles, language }: { articles: Article[]; language: Language }) {
  return (
    <ul className={styles.list}>
      {articles.map((article, position) => (
        <li
          className={`link-area ${styles.card} ${placeOf(position)}`}
          key={article.key}
          data-categories={topicOf(article.category)}
        >
          {article.number ? (
            <p className={styles.number}>
              <b>{article.number}</b> <span>{article.numberSays}</span>
            </p>
          ) : null}
          <div className={`stack gap-2 ${styles.what}`}>
            <h2>
              <a className="stretched-link line-on-hover" href={article.path}>
                {article.title}
              </a>
            </h2>
            <p className="three-lines">{article.excerpt}</p>
          </div>
          <Facts article={article} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ article, language }: { article: Article; language: Language }) {
  const copy = blogCopy(language);
  const { title, path, section, date, author, minutes } = article;
  return (
    <p className={`note ${styles.facts}`}>
      <span>
        <strong>{section}</strong> {copy.by({ author })}, {copy.minutes({ minutes })}
      </span>
      <time dateTime={date}>{formatDate(date, language)}</time>
      <a className={styles.more} href={path}>
        <span className={styles.words}>{copy.more}</span>
        <span className="visually-hidden"> – {title}</span>
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}
