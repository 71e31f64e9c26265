import { topicOf } from "#content/facts/article-categories.ts";
import type { Article } from "#src/content/articles/articles.ts";
import { wordsOf } from "#src/content/words.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { formatDate } from "#src/formats/dates.ts";
import type { Language } from "#src/languages.ts";
import { ArticleSketch, type SketchedFigure } from "#src/sections/article-sketch.tsx";
import styles from "./article-rows.module.css";

export interface ListedArticle
  extends Pick<
    Article,
    "key" | "title" | "excerpt" | "path" | "category" | "date" | "updated" | "author" | "minutes"
  > {
  readonly figure?: SketchedFigure | undefined;
}

interface ArticleRowsProps {
  articles: readonly ListedArticle[];
  language: Language;
  level: "h2" | "h3";
  /** Makes the first row larger than the others. */
  lead?: boolean;
}

/** List of articles: date, thumbnail chart, title and excerpt in each row. */
export function ArticleRows({ articles, language, level: Heading, lead = false }: ArticleRowsProps) {
  const words = wordsOf("blog", language);
  return (
    <ul className={`${styles.rows} ${lead ? styles.led : ""}`}>
      {articles.map(({ key, title, excerpt, path, category, date, updated, author, minutes, figure }) => (
        <li className={styles.row} key={key} data-categories={topicOf(category)}>
          <p className={styles.when}>
            <time dateTime={date}>{formatDate(date, language)}</time>
            <span>{words.minutes(String(minutes))}</span>
            {updated ? <span>{words.updated(formatDate(updated, language))}</span> : null}
          </p>
          {figure ? (
            <div className={styles.picture}>
              <ArticleSketch figure={figure} />
            </div>
          ) : null}
          <div className={styles.what}>
            <p className={styles.category}>{words.categories[category]}</p>
            <Heading>
              <a href={path}>{title}</a>
            </Heading>
          </div>
          <div className={styles.why}>
            <p className={styles.excerpt}>{excerpt}</p>
            <p className={styles.author}>{words.by(author)}</p>
            <ButtonLink href={path} variant="quiet" icon="arrow-right">
              {words.more} <span className="visually-hidden">– {title}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
