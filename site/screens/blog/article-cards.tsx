import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { blogWords } from "#site/content/articles/blog.words.ts";
import { topicOf } from "#site/content/entries/article-topics.ts";
import styles from "./article-cards.module.css";
import "#site/elements/three-lines.css";
import "#site/elements/link-area.css";

/** All articles: the figure, what and whose each is, beside title and excerpt. */
export function ArticleCards({ articles, language }: { articles: Article[]; language: Language }) {
  const words = blogWords(language);
  return (
    <ul className="tiles rows-0 two-48 three-64 ruled ruled-ink">
      {articles.map(
        ({ key, title, excerpt, path, category, section, date, author, minutes, number, numberSays }) => (
          <li
            className={`link-area stack gap-3 aligned-rows ${styles.card}`}
            key={key}
            data-categories={topicOf(category)}
          >
            {number ? (
              <p className={`note counted ${styles.figure}`}>
                <b className="title-l">{number}</b> <span>{numberSays}</span>
              </p>
            ) : null}
            <div className={`stack gap-2 ${styles.what}`}>
              <h2>
                <a className="stretched-link line-on-hover" href={path}>
                  {title}
                </a>
              </h2>
              <p className="three-lines">{excerpt}</p>
              <p className="small">
                <a href={path}>
                  {words.more} <span className="visually-hidden">– {title}</span>
                </a>
              </p>
            </div>
            <p className={`note cluster gap-3 rows-0 ${styles.facts}`}>
              <strong>{section}</strong>
              <time dateTime={date}>{formatDate(date, language)}</time>
              <span>{words.by({ author })}</span>
              <span>{words.minutes({ minutes })}</span>
            </p>
          </li>
        ),
      )}
    </ul>
  );
}
