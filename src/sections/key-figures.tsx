import styles from "./key-figures.module.css";

interface KeyFiguresProps {
  title: string;
  items: Record<string, { value: string; label: string }>;
  /** Footnote that says where the figures come from. */
  note?: string;
}

/** A full-width row of key figures with their labels. */
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
