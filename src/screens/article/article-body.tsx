import type { ContentsEntry } from "#src/content/articles/article-markup.ts";
import { Html } from "#src/elements/html.tsx";
import styles from "./article-body.module.css";

interface ArticleBodyProps {
  title: string;
  contents: readonly ContentsEntry[];
  /** The text, rendered from its Markdown. */
  html: string;
}

/** An article's text, its contents beside it on wide screens. */
export function ArticleBody({ title, contents, html }: ArticleBodyProps) {
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <nav className={styles.contents} aria-labelledby="contents-title" data-pagefind-ignore>
          <h2 id="contents-title">{title}</h2>
          <ol>
            {contents.map((entry) => (
              <li key={entry.id}>
                <a href={`#${entry.id}`}>{entry.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Html className={styles.text} html={html} block data-article-text />
      </div>
    </div>
  );
}
