import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogCopy } from "#site/content/articles/blog.copy.ts";
import { topicOf } from "#site/content/entries/article-topics.ts";
import styles from "./article-cards.module.css";
import "#site/elements/three-lines.css";
import "#site/elements/link-area.css";

/** All articles: the number that each is about, title and excerpt, then whose and of when it is. */
export function ArticleCards({ articles, language }: { articles: Article[]; language: Language }) {
  const copy = blogCopy(language);
  return (
    <ul className="tiles rows-0 two-48 three-64 ruled ruled-ink">
      {articles.map(({ key, title, excerpt, path, category, section, number, numberSays, ...article }) => (
        <li
          className={`link-area stack gap-3 aligned-rows ${styles.card}`}
          key={key}
          data-categories={topicOf(category)}
        >
          <div className={`stack gap-2 ${styles.what}`}>
            {number ? (
              <p className="counted small">
                <b className="title-l">{number}</b> <span>{numberSays}</span>
              </p>
            ) : null}
            <h2>
              <a className="stretched-link line-on-hover" href={path}>
                {title}
              </a>
            </h2>
            <p className="three-lines">{excerpt}</p>
          </div>
          <p className={`note cluster gap-3 rows-0 ${styles.facts}`}>
            <strong>{section}</strong>
            <time dateTime={article.date}>{formatDate(article.date, language)}</time>
            <span>{copy.by({ author: article.author })}</span>
            <span>{copy.minutes({ minutes: article.minutes })}</span>
            <a href={path}>
              {copy.more} <span className="visually-hidden">– {title}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
