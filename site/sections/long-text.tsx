import type { ReactNode } from "react";
import styles from "./long-text.module.css";

interface LongTextProps {
  title: string;
  contents: { id: string; title: ReactNode; number?: number }[];
  /** One element that holds the text; without headings there is no table of contents. */
  children: ReactNode;
}

/** A long text with its table of contents: folded above it, or beside it on wide screens. */
export function LongText({ title, contents, children }: LongTextProps) {
  return (
    <div className={`columns gap-5 ${styles.inner}`}>
      {contents.length === 0 ? null : (
        <nav
          className={`span-3 stays-beside ${styles.contents}`}
          aria-labelledby="contents-title"
          data-search-ignore
        >
          <details className="disclosure">
            <summary className="title-s">
              <h2 className="title-s" id="contents-title">
                {title}
              </h2>
            </summary>
            <ol>
              {contents.map((entry) => (
                <li key={entry.id}>
                  <a className={`line-on-hover ${entry.number ? styles.numbered : ""}`} href={`#${entry.id}`}>
                    {entry.number ? <span className="note">{`${entry.number}. `}</span> : null}
                    {entry.title}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      {children}
    </div>
  );
}
