import type { CaseResult } from "#src/content/cases/cases.ts";
import { Html } from "#src/elements/html.tsx";
import styles from "./case-results.module.css";

interface CaseResultsProps {
  /** Small heading above the title. */
  readonly label: string;
  readonly title: string;
  /** The most important first. */
  readonly items: readonly CaseResult[];
  /** Says that client and figures are fictional. */
  readonly disclaimer: string | null;
}

/** Results of a case: each figure next to the sentence that explains it. */
export function CaseResults({ label, title, items, disclaimer }: CaseResultsProps) {
  return (
    <section className={styles.results} data-ground="accent" aria-labelledby="results">
      <div className={styles.inner}>
        <h2 className={styles.title} id="results">
          <span className="visually-hidden">{label} – </span>
          <Html html={title} />
        </h2>
        <ol>
          {items.map(({ html, value }) => (
            <li key={html}>
              {value ? <strong>{value}</strong> : null}
              <p>
                <Html html={html} />
              </p>
            </li>
          ))}
        </ol>
        {disclaimer ? <p className={styles.disclaimer}>{disclaimer}</p> : null}
      </div>
    </section>
  );
}
