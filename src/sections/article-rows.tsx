import { ButtonLink } from "#src/elements/button.tsx";
import styles from "./article-rows.module.css";

export interface ArticleRow {
  readonly key: string;
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  readonly category: { readonly key: string; readonly label: string };
  /** Day of publication, and as the language writes it. */
  readonly date: string;
  readonly dateText: string;
  readonly author: string;
  readonly minutes: string;
}

interface ArticleRowsProps {
  readonly rows: readonly ArticleRow[];
  readonly words: { readonly more: string };
  readonly level: "h2" | "h3";
  /** Sets the first row larger than the others. */
  readonly lead?: boolean;
}

/** Articles as a timetable: when, what, and what it brings, one line each. */
export function ArticleRows({ rows, words, level: Heading, lead = false }: ArticleRowsProps) {
  return (
    <ul className={`${styles.rows} ${lead ? styles.led : ""}`}>
      {rows.map((row) => (
        <li className={styles.row} key={row.key} data-category={row.category.key}>
          <p className={styles.when}>
            <time dateTime={row.date}>{row.dateText}</time>
            <span>{row.minutes}</span>
          </p>
          <div className={styles.what}>
            <p className={styles.category}>{row.category.label}</p>
            <Heading>
              <a href={row.href}>{row.title}</a>
            </Heading>
          </div>
          <div className={styles.why}>
            <p className={styles.excerpt}>{row.excerpt}</p>
            <p className={styles.author}>{row.author}</p>
            <ButtonLink href={row.href} variant="quiet" icon="arrow-right">
              {words.more} <span className="visually-hidden">– {row.title}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
