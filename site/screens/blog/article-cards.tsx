import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages.ts";
import { topicOf } from "#site/content/articles/article-topics.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { blogWords } from "#site/screens/blog/words.ts";
import { ArticleFigure } from "#site/sections/article-figure.tsx";
import clamp from "#site/sections/excerpt.module.css";
import styles from "./article-cards.module.css";

interface ArticleCardsProps {
  articles: Article[];
  language: Language;
}

/** All articles, each with its number or its chart; every third is a band on the accent. */
export function ArticleCards({ articles, language }: ArticleCardsProps) {
  const words = blogWords(language);
  return (
    <ul className={styles.cards}>
      {articles.map((article, position) => {
        const { key, title, excerpt, path, category, date, author, minutes } = article;
        const band = position % 3 === 0;
        return (
          <li
            className={`link-area ${styles.card} ${band ? styles.band : ""}`}
            key={key}
            data-categories={topicOf(category)}
            data-ground={band ? "tint" : undefined}
          >
            <div className={`stack gap-3 ${styles.what}`}>
              <p className="cluster rows-0 small">
                <strong>{words.categories[category]}</strong>
                <span>{words.minutes({ minutes })}</span>
              </p>
              <h2>
                <a className="stretched-link" href={path}>
                  {title}
                </a>
              </h2>
              <p className={`${clamp.excerpt} ${band ? "lead" : ""}`}>{excerpt}</p>
            </div>
            <Proof {...article} />
            <div className={`cluster spread ${styles.foot}`}>
              <p className="note">
                <span>{words.by({ author })}</span>
                <time dateTime={date}>{formatDate(date, language)}</time>
              </p>
              <ButtonLink href={path} variant="quiet" icon="arrow-right">
                {words.more} <span className="visually-hidden">– {title}</span>
              </ButtonLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A chart of two rows is as quickly read as a number; of a longer one the number says more. */
function Proof({ figure, number, numberSays }: Article) {
  if (figure && (figure.rows.length < 3 || !number)) {
    return (
      <div className={`screen-only ${styles.sheet}`}>
        <ArticleFigure figure={figure} brief />
      </div>
    );
  }
  return number ? (
    <p className={styles.number}>
      <strong className="figure">{number}</strong> {numberSays}
    </p>
  ) : null;
}
