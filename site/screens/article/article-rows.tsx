import { formatDate } from "#contract/formats/dates.ts";
import type { Language } from "#contract/languages.ts";
import type { Article } from "#site/content/articles/articles.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { blogWords } from "#site/screens/blog/words.ts";
import clamp from "#site/sections/excerpt.module.css";
import styles from "./article-rows.module.css";

interface ArticleRowsProps {
  articles: Article[];
  language: Language;
}

/** A register of articles: the number each is about, title and excerpt, then what it is and whose. */
export function ArticleRows({ articles, language }: ArticleRowsProps) {
  const words = blogWords(language);
  return (
    <ul>
      {articles.map((article) => {
        const { key, title, excerpt, path, category, date, author, minutes, number, numberSays } = article;
        return (
          <li className={`link-area columns gap-3 ${styles.row}`} key={key}>
            {number ? (
              <p className={`cluster span-4 ${styles.number}`}>
                <strong className="figure">{number}</strong> <span className="note">{numberSays}</span>
              </p>
            ) : null}
            <div className={`stack gap-3 ${styles.what}`}>
              <h3 className="title-m">
                <a className="stretched-link line-on-hover" href={path}>
                  {title}
                </a>
              </h3>
              <p className={clamp.excerpt}>{excerpt}</p>
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
          </li>
        );
      })}
    </ul>
  );
}
