import styles from "./key-figures.module.css";

interface KeyFiguresProps {
  /** Names the row for screen readers. */
  readonly title: string;
  readonly items: Readonly<Record<string, { readonly value: string; readonly label: string }>>;
  /** What the figures are and are not. */
  readonly note?: string;
}

/** A row of figures as wide as the page, each with what it says. */
export function KeyFigures({ title, items, note }: KeyFiguresProps) {
  return (
    <section className={styles.figures} aria-labelledby="figures-title">
      <h2 className="visually-hidden" id="figures-title">
        {title}
      </h2>
      <dl>
        {Object.entries(items).map(([key, { value, label }]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p>{note}</p> : null}
    </section>
  );
}
