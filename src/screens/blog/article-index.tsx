import type { ReactNode } from "react";
import styles from "./article-index.module.css";

/** All articles, or those of a category, and how many they are. */
interface Choice {
  /** The category, or `all`. */
  readonly key: string;
  readonly label: string;
  readonly count: string;
  readonly isCurrent: boolean;
  /** The page that lists them, where not all stand on this one. */
  readonly href?: string;
}

interface ArticleIndexProps {
  readonly title: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  /** Rows that carry their category as `data-category`. */
  readonly children: ReactNode;
}

/**
 * The blog's list behind a choice of category, which needs no script: the style sheet knows the categories of
 * the articles on the page, and what stands on other pages has addresses.
 */
export function ArticleIndex({ title, legend, choices, children }: ArticleIndexProps) {
  return (
    <section className={styles.index} aria-labelledby="articles-title" data-pagefind-ignore>
      <div className={styles.inner}>
        <h2 className="visually-hidden" id="articles-title">
          {title}
        </h2>
        {choices.some(({ href }) => href) ? (
          <nav className={styles.filter} aria-label={legend}>
            <p className={styles.legend}>{legend}</p>
            {choices.map((choice) => (
              <a
                className={styles.choice}
                key={choice.key}
                href={choice.href}
                aria-current={choice.isCurrent ? "page" : undefined}
              >
                <Label {...choice} />
              </a>
            ))}
          </nav>
        ) : (
          <fieldset className={styles.filter}>
            <legend className={styles.legend}>{legend}</legend>
            {choices.map((choice) => (
              <label className={styles.choice} key={choice.key}>
                <input type="radio" name="category" value={choice.key} defaultChecked={choice.isCurrent} />
                <Label {...choice} />
              </label>
            ))}
          </fieldset>
        )}
        {children}
      </div>
    </section>
  );
}

function Label({ label, count }: Choice) {
  return (
    <span>
      {label} <span className={styles.count}>{count}</span>
    </span>
  );
}
