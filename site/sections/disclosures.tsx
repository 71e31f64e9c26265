import type { ReactNode } from "react";
import styles from "./disclosures.module.css";

export interface Disclosure {
  id: string;
  title: string;
  /** What it lists, where that may be nothing: it is left out then. */
  items?: object;
  content: ReactNode;
}

/** Leaves out what has nothing to list. */
export const withEntries = (sections: Disclosure[]) =>
  sections.filter(({ items }) => items === undefined || Object.keys(items).length > 0);

/** Details that few readers need, in one list: each heading opens its section in place. */
export function Disclosures({ sections }: { sections: Disclosure[] }) {
  const shown = withEntries(sections);
  if (shown.length === 0) return null;
  return (
    <div className={`ruled ruled-ink ${styles.list}`}>
      {shown.map(({ id, title, content }) => (
        <section id={id} aria-labelledby={`${id}-title`} key={id}>
          <details className="disclosure">
            <summary>
              <h2 className="label" id={`${id}-title`}>
                {title}
              </h2>
            </summary>
            <div className={`stack gap-4 ${styles.content}`}>{content}</div>
          </details>
        </section>
      ))}
    </div>
  );
}

/** The same as rows of a list, among the questions of a page. */
export function DisclosureRows({ sections }: { sections: Disclosure[] }) {
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
