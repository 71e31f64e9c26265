import { topicOf } from "#content/facts/article-categories.ts";
import type { Article } from "#src/content/articles/articles.ts";
import { wordsOf } from "#src/content/words.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { formatDate } from "#src/formats/dates.ts";
import type { Language } from "#src/languages.ts";
import { ArticleFigure } from "#src/sections/article-figure.tsx";
import styles from "./article-rows.module.css";

interface ArticleRowsProps {
  articles: Article[];
  language: Language;
  level: "h2" | "h3";
  /** Opens the list with its first article, on the accent and with its figure. */
  lead?: boolean;
}

/** A register of articles: the number each is about, title and excerpt, then what it is and whose. */
export function ArticleRows({ articles, language, level: Heading, lead = false }: ArticleRowsProps) {
  const words = wordsOf("blog", language);
  return (
    <ul>
      {articles.map((article, position) => {
        const { key, title, excerpt, path, category, date, author, minutes, number, numberSays } = article;
        const opens = lead && position === 0;
        const figure = opens ? article.figure : undefined;
        return (
          <li
            className={`one-link columns gap-3 ${opens ? styles.opener : styles.row}`}
            key={key}
            data-categories={topicOf(category)}
            data-ground={opens ? "accent" : undefined}
          >
            {number && !figure ? (
              <p className={`cluster span-4 ${styles.number}`}>
                <strong className="figure">{number}</strong> <span className="note">{numberSays}</span>
              </p>
            ) : null}
            <div className={`stack gap-3 ${styles.what}`}>
              <Heading className="title-m">
                <a className="covers line-on-hover" href={path}>
                  {title}
                </a>
              </Heading>
              <p className={styles.excerpt}>{excerpt}</p>
              <ButtonLink href={path} variant="quiet" icon="arrow-right">
                {words.more} <span className="visually-hidden">– {title}</span>
              </ButtonLink>
            </div>
            <p className={`cluster note ${styles.facts}`}>
              <strong>{words.categories[category]}</strong>
              <time dateTime={date}>{formatDate(date, language)}</time>
              <span>{words.minutes({ minutes })}</span>
              <span>{words.by({ author })}</span>
            </p>
            {figure ? (
              <div className={`screen-only ${styles.sheet}`}>
                <ArticleFigure figure={figure} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
