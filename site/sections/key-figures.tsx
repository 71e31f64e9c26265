import styles from "./key-figures.module.css";

interface KeyFiguresProps {
  title: string;
  items: Record<string, { value: string; label: string }>;
  /** Footnote that says where the figures come from. */
  note?: string;
}

/** A full-width row of key figures with their labels. */
export function KeyFigures({ title, items, note }: KeyFiguresProps) {
  const figures = Object.entries(items);
  if (figures.length === 0) return null;
  return (
    <section className="framed-flush-top" aria-labelledby="figures-title">
      <h2 className="visually-hidden" id="figures-title">
        {title}
      </h2>
      <dl className={`tiles ${figures.length === 3 ? "three-48" : "two"} gap-6 ${styles.figures}`}>
        {figures.map(([key, { value, label }]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="title-l">{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className={`note ${styles.note}`}>{note}</p> : null}
    </section>
  );
}
