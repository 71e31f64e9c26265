import type { ReactNode } from "react";
import styles from "./look-ups.module.css";

export interface LookUp {
  id: string;
  title: string;
  content: ReactNode;
}

/** What one looks up on a page, in one list: sections that their headings open in place. */
export function LookUps({ sections }: { sections: LookUp[] }) {
  return (
    <div className={`ruled ruled-ink ${styles.list}`}>
      {sections.map(({ id, title, content }) => (
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
