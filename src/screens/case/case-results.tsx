import { Html } from "#src/elements/html.tsx";
import styles from "./case-results.module.css";

interface CaseResultsProps {
  /** Small heading above the title. */
  label: string;
  title: string;
  /** HTML, the most important first. */
  items: string[];
  /** Says that client and figures are fictional. */
  disclaimer: string | null;
}

/** Results of a case: sentences, each with its figure set large in its place. */
export function CaseResults({ label, title, items, disclaimer }: CaseResultsProps) {
  return (
    <section className={styles.results} data-ground="accent" aria-labelledby="results">
      <h2 className="label" id="results">
        <span className="visually-hidden">{label} – </span>
        <Html html={title} />
      </h2>
      <ol>
        {items.map((html) => (
          <li key={html}>
            <p>
              <Html html={html} />
            </p>
          </li>
        ))}
      </ol>
      {disclaimer ? <p className={styles.disclaimer}>{disclaimer}</p> : null}
    </section>
  );
}
