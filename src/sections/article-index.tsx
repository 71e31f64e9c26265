import type { ReactNode } from "react";
import type { ArticleCategory } from "#content/facts/article-categories.ts";
import styles from "./article-index.module.css";

interface ArticleIndexProps {
  readonly title: string;
  readonly words: { readonly legend: string; readonly all: string };
  /** The categories that have articles, and how many. */
  readonly categories: readonly {
    readonly key: ArticleCategory;
    readonly label: string;
    readonly count: number;
  }[];
  readonly total: number;
  /** Rows that carry their category as `data-category`. */
  readonly children: ReactNode;
}

/** The blog's list behind a choice of category, which needs no script: the style sheet knows the categories. */
export function ArticleIndex({ title, words, categories, total, children }: ArticleIndexProps) {
  return (
    <section className={styles.index} aria-labelledby="articles-title" data-pagefind-ignore>
      <div className={styles.inner}>
        <h2 className="visually-hidden" id="articles-title">
          {title}
        </h2>
        <fieldset className={styles.filter}>
          <legend>{words.legend}</legend>
          <Choice value="all" label={words.all} count={total} checked />
          {categories.map(({ key, label, count }) => (
            <Choice key={key} value={key} label={label} count={count} />
          ))}
        </fieldset>
        {children}
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly checked?: boolean;
}

function Choice({ value, label, count, checked = false }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name="category" value={value} defaultChecked={checked} />
      <span>
        {label} <span className={styles.count}>{count}</span>
      </span>
    </label>
  );
}
