import type { ReactNode } from "react";
import styles from "./look-ups.module.css";

export interface LookUp {
  id: string;
  title: string;
  /** What it lists, where that may be nothing: it is left out then. */
  items?: object;
  content: ReactNode;
}

/** Those of some look-ups that say something. */
export const withEntries = (sections: LookUp[]) =>
  sections.filter(({ items }) => items === undefined || Object.keys(items).length > 0);

/** What one looks up on a page, in one list: sections that their headings open in place. */
export function LookUps({ sections }: { sections: LookUp[] }) {
  const shown = withEntries(sections);
  if (shown.length === 0) return null;
  return (
    <div className={`ruled ruled-ink ${styles.list}`}>
      {shown.map(({ id, title, content }) => (
        <section id={id} aria-labelledby={`${id}-title`} key={id}>
          <details className="disclosure">
            <summary>
              <h2 id={`${id}-title`}>{title}</h2>
            </summary>
            <div className={`stack gap-4 ${styles.content}`}>{content}</div>
          </details>
        </section>
      ))}
    </div>
  );
}

/** What one looks up as rows of a list, among the questions of a page. */
export function LookUpRows({ sections }: { sections: LookUp[] }) {
  return sections.map(({ id, title, content }) => (
    <section id={id} aria-labelledby={`${id}-title`} key={id}>
      <details className="disclosure">
        <summary>
          <h3 className="label" id={`${id}-title`}>
            {title}
          </h3>
        </summary>
        <div className="stack gap-4">{content}</div>
      </details>
    </section>
  ));
}
