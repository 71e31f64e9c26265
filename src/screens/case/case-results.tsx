import { Html } from "#src/elements/html.tsx";
import styles from "./case-results.module.css";

interface CaseResultsProps {
  /** The kind of part this is. */
  readonly label: string;
  readonly title: string;
  /** As HTML. */
  readonly items: readonly string[];
  /** Says that client and figures are made up. */
  readonly disclaimer: string | null;
}

/** What a case changed, as numbered lines, and what the figures are worth. */
export function CaseResults({ label, title, items, disclaimer }: CaseResultsProps) {
  return (
    <section className={styles.results} data-ground="tint" aria-labelledby="results">
      <div className={styles.inner}>
        <div className={styles.head}>
          <p>{label}</p>
          <h2 id="results">
            <Html html={title} />
          </h2>
        </div>
        <div className={styles.body}>
          <ol>
            {items.map((item) => (
              <li key={item}>
                <Html html={item} />
              </li>
            ))}
          </ol>
          {disclaimer ? <p className={styles.disclaimer}>{disclaimer}</p> : null}
        </div>
      </div>
    </section>
  );
}
