import type { ReactNode } from "react";
import type { ContentsEntry } from "#src/content/articles/article-markup.ts";
import styles from "./article-text.module.css";

interface ArticleTextProps {
  readonly contentsTitle: string;
  readonly contents: readonly ContentsEntry[];
  /** The text, rendered from its Markdown. */
  readonly children: ReactNode;
}

/** An article's text, its contents beside it on wide screens. */
export function ArticleText({ contentsTitle, contents, children }: ArticleTextProps) {
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <nav className={styles.contents} aria-labelledby="contents-title" data-pagefind-ignore>
          <h2 id="contents-title">{contentsTitle}</h2>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text} data-article-text>
          {children}
        </div>
      </div>
    </div>
  );
}
