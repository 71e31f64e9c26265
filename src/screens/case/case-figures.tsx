import type { CaseMetric } from "#src/content/cases/cases.ts";
import styles from "./case-figures.module.css";

interface CaseFiguresProps {
  /** Names the figures for screen readers. */
  readonly title: string;
  /** The most telling first. */
  readonly metrics: readonly CaseMetric[];
}

/** The measured figures of a case: the first as large as the page allows, the others in a column that lines up. */
export function CaseFigures({ title, metrics }: CaseFiguresProps) {
  return (
    <section className={styles.figures} aria-labelledby="figures">
      <div className={styles.inner}>
        <h2 className="visually-hidden" id="figures">
          {title}
        </h2>
        <dl>
          {metrics.map(({ key, value, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
